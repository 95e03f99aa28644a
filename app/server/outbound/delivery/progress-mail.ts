import { t } from "@lingui/core/macro";

import { serviceStateName } from "#app/forms/service-state-name.ts";

import type { Mail } from "../mail/mail.ts";
import { mailToSender, progressHint, type SenderLetterhead } from "./mail-to-sender.ts";
import { type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

export function writeProgressMail(
  submission: Pick<StoredSubmission, "reference" | "data" | "step">,
  letterhead: SenderLetterhead,
): Omit<Mail, "messageId"> {
  const { reference, step } = submission;
  if (!step) throw new UndeliverableError("The delivery names no state");
  const { i18n } = letterhead;
  const state = serviceStateName(i18n, step.state);
  return mailToSender(submission, letterhead, {
    subject: t(i18n)`Your repair request ${reference}: ${state}`,
    parts: [t(i18n)`Your repair request has a new status: ${state}.`, progressHint(letterhead)],
    autoSubmitted: "auto-generated",
  });
}
