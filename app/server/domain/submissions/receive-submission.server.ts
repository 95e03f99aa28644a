import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import type { SubmissionResult } from "#app/forms/submission-result.ts";
import { attachmentField, type FormKind, formKinds, guardFields } from "#app/forms/form-constants.ts";
import { textFieldsOf } from "#app/forms/form-definition.ts";
import { forms } from "#app/forms/forms.ts";

import { networkOf } from "../../limits/client-network.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { type PostedForm, readForm } from "../../uploads/read-form.server.ts";
import { uploadFolder } from "../../uploads/unnamed-file.server.ts";
import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import { findProgress } from "./find-progress.server.ts";
import { checkTimeout, limited, type Outcome, valuesOf } from "./form-outcome.server.ts";
import { hasFiles } from "./forms.server.ts";
import { countAction } from "./rate-limit.repo.server.ts";
import { storeForm } from "./store-form.server.ts";

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

/** Receives a posted form. The form script requests JSON; without it the page is rendered with the result. */
export async function receivePost(
  request: Request,
  scope: RequestScope,
): Promise<{ submission?: SubmissionResult | undefined; response?: Response }> {
  const submission = await receiveSubmission(request, scope);
  if (request.headers.get("accept") !== "application/json") return { submission };
  return { response: Response.json(submission ?? null) };
}
