import { createHash, randomInt } from "node:crypto";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import * as v from "valibot";

import type { RejectionStatus, SubmissionResult } from "#app/forms/submission-result.ts";
import type { FieldError } from "#app/validation/messages.ts";
import {
  attachmentField,
  guardFields,
  keyPattern,
  leastElapsed,
  type SubmissionKind,
  submissionKinds,
} from "#app/forms/form-constants.ts";
import { textFieldsOf } from "#app/forms/form-definition.ts";
import { forms } from "#app/forms/forms.ts";
import { fieldErrorOf } from "#app/forms/schema-facts.ts";

import { targetsOf } from "../../outbound/delivery/delivery-targets.ts";
import { networkOf } from "../../limits/client-network.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { cleanAttachments } from "../../uploads/clean-attachments.server.ts";
import { type PostedForm, readForm } from "../../uploads/read-form.server.ts";
import { uploadFolder } from "../../uploads/unnamed-file.server.ts";
import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import { hasFiles, readTextSchema } from "./forms.server.ts";
import { countAction } from "./rate-limit.repo.server.ts";
import { findReference, storeSubmission } from "./store-submission.repo.server.ts";

type Values = Record<string, string>;

type Outcome =
  | { status: "sent"; reference: string }
  | { status: RejectionStatus; errors?: Record<string, FieldError>; retryAfter?: number };

/** Milliseconds for rate limiting and for loading the schema. */
const checkTimeout = 3_000;

/** Milliseconds. A retry after the time-out gets the same reference. */
const storeTimeout = 6_000;

/** Milliseconds for queueing and checking files. Connections without data close after 60 seconds. */
const cleanTimeout = 45_000;

/** Allows corrections of invalid submissions. */
const postsPerSubmission = 6;

const statusOf: Record<Outcome["status"], number> = {
  sent: 200,
  invalid: 422,
  hasty: 422,
  limited: 429,
  unavailable: 503,
};

/**
 * Status 422: invalid or hasty, 429 (with `Retry-After`): rate limit, 503: cannot be stored, 400: unknown form.
 * Every result but 400 and success contains the submitted values.
 */
export async function receiveSubmission(
  request: Request,
  scope: RequestScope,
): Promise<SubmissionResult | undefined> {
  const rejection = await checkPostLimit(scope);
  const folder = uploadFolder(scope.runtime.settings);
  const form = await readForm(request, { folder, keepFiles: rejection === undefined }).catch(
    (error: unknown) => {
      scope.log.info({ err: error }, "form could not be read");
    },
  );
  const kind = submissionKinds.find((candidate) => candidate === form?.fields.get("form"));
  try {
    if (!form || !kind) {
      setResponseStatus(400);
      return undefined;
    }
    logUnknownFields(kind, form, scope);
    return respond(kind, form, rejection ?? (await storeForm(kind, form, scope).catch(unavailable(scope))));
  } finally {
    await form?.dispose();
  }
}

/** Runs before the form is read, so that files of rejected posts are not stored. */
async function checkPostLimit(scope: RequestScope): Promise<Outcome | undefined> {
  const { runtime, clientAddress } = scope;
  const limit = runtime.settings.SUBMISSIONS_PER_HOUR * postsPerSubmission;
  const action = countAction(runtime.database.db, "post", networkOf(clientAddress), limit);
  try {
    const { left, seconds } = await withTimeout(checkTimeout, action);
    return left < 0 ? limited(scope, seconds) : undefined;
  } catch (error) {
    return unavailable(scope)(error);
  }
}

const unavailable =
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

function respond(kind: SubmissionKind, form: PostedForm, outcome: Outcome): SubmissionResult {
  setResponseStatus(statusOf[outcome.status]);
  if (outcome.status === "sent") return { form: kind, ...outcome };
  if (outcome.retryAfter) setResponseHeader("retry-after", String(outcome.retryAfter));
  const errors = outcome.errors ?? {};
  // File inputs cannot be prefilled.
  if (form.fileCount > 0 && hasFiles(kind)) errors[attachmentField] ??= { rule: "file_again" };
  return {
    form: kind,
    status: outcome.status,
    values: valuesOf(kind, form),
    errors,
    sendingKey: form.fields.get(guardFields.key) ?? "",
  };
}

/** From an outdated page or a bot. */
function logUnknownFields(kind: SubmissionKind, { fields }: PostedForm, { log }: RequestScope): void {
  const known = new Set([
    "form",
    attachmentField,
    ...Object.values(guardFields),
    ...textFieldsOf(forms[kind]),
  ]);
  const unknown = [...fields.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) log.warn({ form: kind, fields: unknown }, "form has fields that its schema lacks");
}

const valuesOf = (kind: SubmissionKind, { fields }: PostedForm): Values =>
  Object.fromEntries(textFieldsOf(forms[kind]).map((field) => [field, fields.get(field) ?? ""]));

async function storeForm(kind: SubmissionKind, form: PostedForm, scope: RequestScope): Promise<Outcome> {
  const { runtime, site, log, clientAddress } = scope;
  const { db } = runtime.database;
  const { success, output, issues } = v.safeParse(
    await withTimeout(checkTimeout, readTextSchema(kind, scope)),
    valuesOf(kind, form),
    { abortPipeEarly: true },
  );
  const cleaned = hasFiles(kind)
    ? await withTimeout(cleanTimeout, cleanAttachments(form))
    : { attachments: [] };
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
      {
        idempotencyKey,
        reference: createReference(forms[kind].letter),
        kind,
        site: site.code,
        data: output,
        suspected,
      },
      cleaned.attachments,
      targetsOf(runtime.settings),
    );
    const logFields = { form: kind, reference, files: cleaned.attachments.length };
    // Spam gets the same response, so that bots do not adapt.
    log.info(logFields, suspected ? "form stored as suspected spam" : "form stored");
    runtime.delivery.wake();
    return { status: "sent", reference };
  };
  return withTimeout(storeTimeout, store());
}

function isHasty({ fields }: PostedForm): boolean {
  const elapsed = fields.get(guardFields.elapsed);
  return elapsed !== undefined && /^\d+$/.test(elapsed) && Number(elapsed) < leastElapsed;
}

const errorsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldError> =>
  Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key), fieldErrorOf(issue)]));

/**
 * With a script-generated key, each sending is distinct. Without one, equal values and files on one day are the
 * same submission. Suspected spam has separate keys, so that it never hides a regular submission.
 */
function keyOf(
  kind: SubmissionKind,
  site: string,
  values: Values,
  { fields, files }: PostedForm,
  suspected: boolean,
): string {
  const sentKey = fields.get(guardFields.key) ?? "";
  const parts = keyPattern.test(sentKey)
    ? ["key", sentKey]
    : [
        ...textFieldsOf(forms[kind]).map((field) => values[field]),
        ...files.map(({ digest }) => digest),
        new Date().toISOString().slice(0, 10),
      ];
  return createHash("sha256")
    .update(JSON.stringify([kind, site, ...parts, ...(suspected ? ["suspected"] : [])]))
    .digest("hex");
}

/** Receives a posted form. The form script requests JSON; without it the page is rendered with the result. */
export async function receivePost(
  request: Request,
  scope: RequestScope,
): Promise<{ submission?: SubmissionResult | undefined; response?: Response }> {
  const submission = await receiveSubmission(request, scope);
  if (request.headers.get("accept") !== "application/json") return { submission };
  return { response: Response.json(submission ?? null) };
}

/** Without characters that are easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function createReference(letter: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${letter}-${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
