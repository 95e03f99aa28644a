import { createHash, randomInt } from "node:crypto";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import type { SubmissionResult } from "#app/forms/submission-result.ts";
import {
  attachmentField,
  type FormKind,
  formKinds,
  guardFields,
  keyPattern,
  leastElapsed,
  type SubmissionKind,
} from "#app/forms/form-constants.ts";
import { textFieldsOf } from "#app/forms/form-definition.ts";
import { forms, storedForms } from "#app/forms/forms.ts";
import { formatReference, referenceAlphabet, referenceLength } from "#app/forms/reference.ts";

import { targetsOf } from "../../outbound/delivery/delivery-targets.ts";
import { networkOf } from "../../limits/client-network.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { cleanAttachments } from "../../uploads/clean-attachments.server.ts";
import { type PostedForm, readForm } from "../../uploads/read-form.server.ts";
import { uploadFolder } from "../../uploads/unnamed-file.server.ts";
import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import { isKnownTopic } from "./subscription.server.ts";
import { findProgress } from "./find-progress.server.ts";
import {
  checkTimeout,
  limited,
  type Outcome,
  parseForm,
  type Values,
  valuesOf,
} from "./form-outcome.server.ts";
import { hasFiles } from "./forms.server.ts";
import { countAction } from "./rate-limit.repo.server.ts";
import { findReference, storeSubmission } from "./store-submission.repo.server.ts";

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
  unknown: 422,
  limited: 429,
  unavailable: 503,
};

/** 422: invalid, hasty or unknown, 429: rate limit, 503: not stored; all three contain the values. 400: unknown form. */
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
  const kind = formKinds.find((candidate) => candidate === form?.fields.get("form"));
  try {
    if (!form || !kind) {
      setResponseStatus(400);
      return undefined;
    }
    logUnknownFields(kind, form, scope);
    const process = () => (kind === "progress" ? findProgress(form, scope) : storeForm(kind, form, scope));
    return respond(kind, form, rejection ?? (await process().catch(unavailable(scope))));
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

function respond(kind: FormKind, form: PostedForm, outcome: Outcome): SubmissionResult {
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

function logUnknownFields(kind: FormKind, { fields }: PostedForm, { log }: RequestScope): void {
  const known = new Set([
    "form",
    attachmentField,
    ...Object.values(guardFields),
    ...textFieldsOf(forms[kind]),
  ]);
  const unknown = [...fields.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) log.warn({ form: kind, fields: unknown }, "form has fields that its schema lacks");
}

async function storeForm(kind: SubmissionKind, form: PostedForm, scope: RequestScope): Promise<Outcome> {
  const { runtime, site, log, clientAddress } = scope;
  const { db } = runtime.database;
  const { values, errors } = await parseForm(kind, form, scope);
  const cleaned = hasFiles(kind)
    ? await withTimeout(cleanTimeout, cleanAttachments(form))
    : { attachments: [] };
  if (!values || "error" in cleaned) {
    if ("error" in cleaned) errors[attachmentField] = cleaned.error;
    return { status: "invalid", errors };
  }
  if (kind === "subscription" && !(await withTimeout(checkTimeout, isKnownTopic(values, scope))))
    return { status: "invalid", errors };
  if (isHasty(form)) return { status: "hasty" };

  const suspected = Boolean(form.fields.get(guardFields.honeypot));
  const idempotencyKey = keyOf(kind, site.code, values, form, suspected);
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
        reference: createReference(storedForms[kind].letter),
        kind,
        site: site.code,
        data: values,
        suspected,
      },
      cleaned.attachments,
      targetsOf(kind, runtime.settings),
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

/** Without a script's key, equal values and files of one day are one submission, of one hour one subscription. Suspected spam has separate keys. */
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
        // Of a subscription, the mail may be wanted again the same day.
        new Date().toISOString().slice(0, kind === "subscription" ? 13 : 10),
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

function createReference(letter: string): string {
  const character = () => referenceAlphabet[randomInt(referenceAlphabet.length)];
  return formatReference(letter, Array.from({ length: referenceLength }, character).join(""));
}
