import { t } from "@lingui/core/macro";

import type { SubmissionKind } from "#app/forms/form-constants.ts";

import type { Mail } from "../mail/mail.ts";
import { mailToSender, progressHint, type SenderLetterhead } from "./mail-to-sender.ts";
import { type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

export function writeConfirmation(
  submission: Pick<StoredSubmission, "reference" | "kind" | "data">,
  letterhead: SenderLetterhead,
): Omit<Mail, "messageId"> {
  const { reference, kind } = submission;
  const { i18n } = letterhead;
  if (kind === "subscription") throw new UndeliverableError("A subscription has mails of its own");
  const openings: Record<Exclude<SubmissionKind, "subscription">, { subject: string; parts: string[] }> = {
    contact: {
      subject: t(i18n)`We have received your message: ${reference}`,
      parts: [t(i18n)`Thank you. We have received your message and will answer you at this address.`],
    },
    service: {
      subject: t(i18n)`We have received your repair request: ${reference}`,
      parts: [
        t(i18n)`Thank you. We have received your repair request and will answer you at this address.`,
        progressHint(letterhead),
      ],
    },
    invitation: {
      subject: t(i18n)`We have received your request for an invitation: ${reference}`,
      parts: [
        t(i18n)`Thank you. We have received your request and will send the invitation to this address.`,
      ],
    },
  };
  return mailToSender(submission, letterhead, { ...openings[kind], autoSubmitted: "auto-replied" });
}
