import { createHash, randomInt } from "node:crypto";

import { setResponseStatus } from "@tanstack/react-start/server";
import * as v from "valibot";

import type { ContactError, ContactResult } from "#app/blocks/contact-form/contact-result.ts";

import type { RequestScope } from "../http/request-scope.server.ts";
import {
  type Contact,
  type ContactField,
  contactFields,
  contactLimits,
  contactSchema,
} from "./contact.schema.ts";
import { storeSubmission } from "./store-submission.repo.server.ts";

/** Takes the post of a contact form: 422 and the visitor's own words when something is wrong with it. */
export async function takeContact(request: Request, scope: RequestScope): Promise<ContactResult | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (form?.get("form") !== "contact") {
    setResponseStatus(400);
    return undefined;
  }
  const result = await storeContact(form, scope);
  if (result.status === "invalid") setResponseStatus(422);
  return result;
}

async function storeContact(form: FormData, { runtime, site, log }: RequestScope): Promise<ContactResult> {
  const values = Object.fromEntries(
    contactFields.map((field) => {
      const value = form.get(field);
      return [field, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
    }),
  ) as Record<ContactField, string>;
  const result = v.safeParse(contactSchema, values, { abortPipeEarly: true });
  if (!result.success) return { status: "invalid", values, errors: errorsOf(result.issues) };
  const reference = await storeSubmission(runtime.database.db, {
    idempotencyKey: keyOf(site.code, result.output),
    reference: createReference(),
    kind: "contact",
    site: site.code,
    data: result.output,
  });
  log.info({ reference }, "contact message stored");
  return { status: "sent", reference };
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<ContactField, ContactError>> {
  return Object.fromEntries(
    issues.map((issue) => {
      const field = issue.path?.[0]?.key as ContactField;
      return [field, { rule: issue.message as ContactError["rule"], max: contactLimits[field] }];
    }),
  );
}

/** The same words from the same person to the same site on one day are one message. */
const keyOf = (site: string, { name, email, message }: Contact) =>
  createHash("sha256")
    .update(JSON.stringify([site, name, email, message, new Date().toISOString().slice(0, 10)]))
    .digest("hex");

/** Without letters and digits that are mistaken for each other when read aloud or written down. */
const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function createReference(): string {
  const characters = Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `C-${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
