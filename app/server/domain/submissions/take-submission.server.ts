import { createHash } from "node:crypto";

import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import * as v from "valibot";

import type { Refusal, SubmissionResult } from "#app/forms/submission-result.ts";
import type { FieldError } from "#app/validation/messages.ts";
import { attachmentField } from "#app/forms/attachment-rules.ts";
import { guardFields, keyPattern, leastElapsed } from "#app/forms/guard-fields.ts";
import { fieldErrorOf } from "#app/forms/schema-facts.ts";
import { type SubmissionKind, submissionKinds } from "#app/forms/submission-kinds.ts";

import { targetsOf } from "../../outbound/delivery/delivery-targets.ts";
import { networkOf } from "../../limits/client-network.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { cleanAttachments } from "../../uploads/clean-attachments.server.ts";
import { type PostedForm, readForm } from "../../uploads/read-form.server.ts";
import { uploadFolder } from "../../uploads/unnamed-file.server.ts";
import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import { forms, type Values } from "./forms.server.ts";
import { countAction } from "./rate-limit.repo.server.ts";
import { createReference } from "./reference.ts";
import { findReference, storeSubmission } from "./store-submission.repo.server.ts";

type Outcome =
  | { status: "sent"; reference: string }
  | { status: Refusal; errors?: Record<string, FieldError>; retryAfter?: number };

/** Milliseconds that counting, and reading what a form is checked with, may take. */
const checkTime = 3_000;

/** Milliseconds that storing may take. Whoever tries again after them gets the same reference. */
const storeTime = 6_000;

/**
 * Milliseconds that files may wait for their turn and be checked: a connection ends after 60 seconds without a byte,
 * and the visitor must get an answer before.
 */
const cleanTime = 45_000;

/** Posts of an address in an hour for each submission that is allowed: most are corrections. */
const postsForEach = 6;

const statusOf: Record<Outcome["status"], number> = {
  sent: 200,
  invalid: 422,
  hasty: 422,
  limited: 429,
  unavailable: 503,
};

/**
 * Takes the post of whichever form it names. Whatever becomes of it, the visitor's words are in the answer: 422
 * when something is wrong with them, 429 (with `Retry-After`) when too many came from the address, 503 when they
 * cannot be stored now. 400 when the post names no form.
 */
export async function takeSubmission(
  request: Request,
  scope: RequestScope,
): Promise<SubmissionResult | undefined> {
  const gate = await openGate(scope);
  const folder = uploadFolder(scope.runtime.settings);
  const form = await readForm(request, { folder, keepFiles: gate === undefined }).catch((error: unknown) => {
    scope.log.info({ err: error }, "form could not be read");
  });
  const kind = submissionKinds.find((candidate) => candidate === form?.fields.get("form"));
  try {
    if (!form || !kind) {
      setResponseStatus(400);
      return undefined;
    }
    logUnknownFields(kind, form, scope);
    return answer(kind, form, gate ?? (await storeForm(kind, form, scope).catch(away(scope))));
  } finally {
    await form?.dispose();
  }
}

/** Asked before the form is read, so that nothing is kept of what will not be taken. */
async function openGate(scope: RequestScope): Promise<Outcome | undefined> {
  const { runtime, clientAddress } = scope;
  const limit = runtime.settings.SUBMISSIONS_PER_HOUR * postsForEach;
  const counting = countAction(runtime.database.db, "post", networkOf(clientAddress), limit);
  try {
    const { left, seconds } = await withTimeout(checkTime, counting);
    return left < 0 ? limited(scope, seconds) : undefined;
  } catch (error) {
    return away(scope)(error);
  }
}

const away =
  (scope: RequestScope) =>
  (error: unknown): Outcome => {
    scope.databaseAway = true;
    scope.log.error({ err: error }, "form could not be stored");
    return { status: "unavailable" };
  };

function limited(scope: RequestScope, seconds: number): Outcome {
  scope.log.warn({ client: scope.clientAddress }, "too many forms from one address");
  return { status: "limited", retryAfter: seconds };
}

function answer(kind: SubmissionKind, form: PostedForm, outcome: Outcome): SubmissionResult {
  setResponseStatus(statusOf[outcome.status]);
  if (outcome.status === "sent") return { form: kind, ...outcome };
  if (outcome.retryAfter) setResponseHeader("retry-after", String(outcome.retryAfter));
  const errors = outcome.errors ?? {};
  // A page cannot fill in a file field.
  if (form.fileCount > 0) errors[attachmentField] ??= { rule: "file_again" };
  return {
    form: kind,
    status: outcome.status,
    values: valuesOf(kind, form),
    errors,
    sendingKey: form.fields.get(guardFields.key) ?? "",
  };
}

/** Of a page that was open since before a field was removed, or of a program. */
function logUnknownFields(kind: SubmissionKind, { fields }: PostedForm, { log }: RequestScope): void {
  const known = new Set(["form", attachmentField, ...Object.values(guardFields), ...forms[kind].fields]);
  const unknown = [...fields.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) log.warn({ form: kind, fields: unknown }, "form has fields that its schema lacks");
}

const valuesOf = (kind: SubmissionKind, { fields }: PostedForm): Values =>
  Object.fromEntries(forms[kind].fields.map((field) => [field, fields.get(field) ?? ""]));

async function storeForm(kind: SubmissionKind, form: PostedForm, scope: RequestScope): Promise<Outcome> {
  const { letter, takesFiles, schema } = forms[kind];
  const { runtime, site, log, clientAddress } = scope;
  const { db } = runtime.database;
  const { success, output, issues } = v.safeParse(
    await withTimeout(checkTime, Promise.resolve(schema(scope))),
    valuesOf(kind, form),
    { abortPipeEarly: true },
  );
  const cleaned = takesFiles ? await withTimeout(cleanTime, cleanAttachments(form)) : { attachments: [] };
  if (!success || "error" in cleaned) {
    const errors = errorsOf(issues ?? []);
    if ("error" in cleaned) errors[attachmentField] = cleaned.error;
    return { status: "invalid", errors };
  }
  if (isHasty(form)) return { status: "hasty" };

  const suspected = Boolean(form.fields.get(guardFields.honeypot));
  const idempotencyKey = keyOf(kind, site.code, output, form, suspected);
  const store = async (): Promise<Outcome> => {
    const earlier = await findReference(db, idempotencyKey);
    if (earlier) return { status: "sent", reference: earlier };
    const { left, seconds } = await countAction(
      db,
      "submission",
      networkOf(clientAddress),
      runtime.settings.SUBMISSIONS_PER_HOUR,
    );
    if (left < 0) return limited(scope, seconds);
    const reference = await storeSubmission(
      db,
      { idempotencyKey, reference: createReference(letter), kind, site: site.code, data: output, suspected },
      cleaned.attachments,
      targetsOf(runtime.settings),
    );
    const about = { form: kind, reference, files: cleaned.attachments.length };
    // The visitor reads "sent" all the same: a program that is told so would try something else.
    log.info(about, suspected ? "form stored as suspected spam" : "form stored");
    runtime.delivery.wake();
    return { status: "sent", reference };
  };
  return withTimeout(storeTime, store());
}

function isHasty({ fields }: PostedForm): boolean {
  const elapsed = fields.get(guardFields.elapsed);
  return elapsed !== undefined && /^\d+$/.test(elapsed) && Number(elapsed) < leastElapsed;
}

const errorsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldError> =>
  Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key), fieldErrorOf(issue)]));

/**
 * The key that the form's script made names one sending, whatever is in it. Without one, the same words and files
 * from the same person to the same site on one day are one submission. Suspected spam is never taken for the
 * same words in an ordinary form, which are delivered.
 */
function keyOf(
  kind: SubmissionKind,
  site: string,
  values: Values,
  { fields, files }: PostedForm,
  suspected: boolean,
): string {
  const given = fields.get(guardFields.key) ?? "";
  const parts = keyPattern.test(given)
    ? ["key", given]
    : [
        ...forms[kind].fields.map((field) => values[field]),
        ...files.map(({ digest }) => digest),
        new Date().toISOString().slice(0, 10),
      ];
  return createHash("sha256")
    .update(JSON.stringify([kind, site, ...parts, ...(suspected ? ["suspected"] : [])]))
    .digest("hex");
}
