import { createHash, randomInt } from "node:crypto";

import { setResponseStatus } from "@tanstack/react-start/server";
import * as v from "valibot";

import type { SubmissionResult } from "#app/forms/submission-result.ts";
import type { FieldError } from "#app/validation/messages.ts";

import { targetsOf } from "../delivery/delivery-targets.ts";
import type { RequestScope } from "../http/request-scope.server.ts";
import { contactFields, contactLimits, contactSchema } from "./contact.schema.ts";
import { serviceFields, serviceLimits, serviceSchema } from "./service.schema.ts";
import { readServiceOptions } from "./service-options.server.ts";
import { storeSubmission } from "./store-submission.repo.server.ts";
import { type SubmissionKind, submissionKinds } from "./submission-kinds.ts";

type Values = Record<string, string>;

type Form = {
  fields: readonly string[];
  limits: Readonly<Record<string, number>>;
  /** First letter of the reference number. */
  letter: string;
  schema: (
    scope: RequestScope,
  ) => v.GenericSchema<unknown, Values> | Promise<v.GenericSchema<unknown, Values>>;
};

const forms: Record<SubmissionKind, Form> = {
  contact: { fields: contactFields, limits: contactLimits, letter: "C", schema: () => contactSchema },
  service: {
    fields: serviceFields,
    limits: serviceLimits,
    letter: "S",
    schema: async (scope) => {
      const { countries, families } = await readServiceOptions(scope);
      return serviceSchema({
        countries: countries.map(({ code }) => code),
        products: families.flatMap(({ products }) => products.map(({ slug }) => slug)),
      });
    },
  },
};

/**
 * Takes the post of whichever form it names: 422 and the visitor's own words when something is wrong
 * with it, 400 when it names none.
 */
export async function takeSubmission(
  request: Request,
  scope: RequestScope,
): Promise<SubmissionResult | undefined> {
  const data = await request.formData().catch(() => undefined);
  const kind = submissionKinds.find((candidate) => candidate === data?.get("form"));
  if (!data || !kind) {
    setResponseStatus(400);
    return undefined;
  }
  const result = await storeForm(kind, data, scope);
  if (result.status === "invalid") setResponseStatus(422);
  return result;
}

async function storeForm(
  kind: SubmissionKind,
  data: FormData,
  scope: RequestScope,
): Promise<SubmissionResult> {
  const { fields, limits, letter, schema } = forms[kind];
  const values = Object.fromEntries(fields.map((field) => [field, readField(data, field)]));
  const result = v.safeParse(await schema(scope), values, { abortPipeEarly: true });
  if (!result.success)
    return { form: kind, status: "invalid", values, errors: errorsOf(result.issues, limits) };
  const { runtime, site, log } = scope;
  const reference = await storeSubmission(
    runtime.database.db,
    {
      idempotencyKey: keyOf([kind, site.code, ...fields.map((field) => result.output[field])]),
      reference: createReference(letter),
      kind,
      site: site.code,
      data: result.output,
    },
    targetsOf(runtime.settings),
  );
  runtime.delivery.wake();
  log.info({ form: kind, reference }, "form stored");
  return { form: kind, status: "sent", reference };
}

/** Lines end as they did where they were typed; the null character, which PostgreSQL cannot store, goes. */
function readField(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").replaceAll("\0", "") : "";
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[], limits: Form["limits"]) {
  return Object.fromEntries(
    issues.map((issue): [string, FieldError] => {
      const field = String(issue.path?.[0]?.key);
      return [field, { rule: issue.message as FieldError["rule"], max: limits[field] ?? 0 }];
    }),
  );
}

/** The same words from the same person to the same site on one day are one submission. */
const keyOf = (words: readonly unknown[]) =>
  createHash("sha256")
    .update(JSON.stringify([...words, new Date().toISOString().slice(0, 10)]))
    .digest("hex");

/** Without letters and digits that are mistaken for each other when read aloud or written down. */
const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function createReference(letter: string): string {
  const characters = Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `${letter}-${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
