import { createHash, randomInt } from "node:crypto";

import {
  attachmentField,
  guardFields,
  keyPattern,
  leastElapsed,
  type SubmissionKind,
} from "#app/forms/form-constants.ts";
import { textFieldsOf } from "#app/forms/form-definition.ts";
import { forms, storedForms } from "#app/forms/forms.ts";
import { formatReference, referenceAlphabet, referenceLength } from "#app/forms/reference.ts";

import { networkOf } from "../../limits/client-network.ts";
import { targetsOf } from "../../outbound/delivery/delivery-targets.ts";
import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { cleanAttachments } from "../../uploads/clean-attachments.server.ts";
import type { PostedForm } from "../../uploads/read-form.server.ts";
import { checkTimeout, limited, type Outcome, parseForm, type Values } from "./form-outcome.server.ts";
import { hasFiles } from "./forms.server.ts";
import { countAction } from "./rate-limit.repo.server.ts";
import { findReference, storeSubmission } from "./store-submission.repo.server.ts";
import { isKnownTopic } from "./subscription.server.ts";

/** Milliseconds. A retry after the time-out gets the same reference. */
const storeTimeout = 6_000;

/** Milliseconds for queueing and checking files. Connections without data close after 60 seconds. */
const cleanTimeout = 45_000;

/** Checks and stores a posted form. The same form posted again gets the reference of the first time. */
export async function storeForm(
  kind: SubmissionKind,
  form: PostedForm,
  scope: RequestScope,
): Promise<Outcome> {
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
        new Date().toISOString().slice(0, kind === "subscription" ? 13 : 10),
      ];
  return createHash("sha256")
    .update(JSON.stringify([kind, site, ...parts, ...(suspected ? ["suspected"] : [])]))
    .digest("hex");
}

function createReference(letter: string): string {
  const character = () => referenceAlphabet[randomInt(referenceAlphabet.length)];
  return formatReference(letter, Array.from({ length: referenceLength }, character).join(""));
}
