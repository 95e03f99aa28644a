import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import type { SubmissionKind } from "#app/forms/form-constants.ts";

import type { Letterhead } from "./letterhead.server.ts";
import type { StoredSubmission } from "./stored-submission.ts";
import { type Mail, type MailBody, toHtml, toText } from "../mail/mail.ts";

/** Contains no submitted text, because anyone can enter the address of anyone. */
export function writeConfirmation(
  { reference, kind, data }: Pick<StoredSubmission, "reference" | "kind" | "data">,
  {
    i18n,
    brand,
    logo,
    origin,
    replyTo,
  }: Pick<Letterhead, "brand" | "logo" | "origin"> & { i18n: I18n; replyTo: string },
): Omit<Mail, "messageId"> {
  const openings: Record<SubmissionKind, { subject: string; thanks: string }> = {
    contact: {
      subject: t(i18n)`We have received your message: ${reference}`,
      thanks: t(i18n)`Thank you. We have received your message and will answer you at this address.`,
    },
    service: {
      subject: t(i18n)`We have received your request for service: ${reference}`,
      thanks: t(
        i18n,
      )`Thank you. We have received your request for service and will answer you at this address.`,
    },
    invitation: {
      subject: t(i18n)`We have received your request for an invitation: ${reference}`,
      thanks: t(
        i18n,
      )`Thank you. We have received your request for an invitation and will send it to this address.`,
    },
  };
  const { subject, thanks } = openings[kind];
  const body: MailBody = {
    languageTag: i18n.locale,
    title: subject,
    logo: { src: logo, name: brand },
    parts: [
      t(i18n)`Hello,`,
      thanks,
      t(
        i18n,
      )`The reference number is ${reference}. Please quote it whenever you write to us about this matter.`,
      t(
        i18n,
      )`If you did not write to us, someone entered your address by mistake. You do not need to do anything.`,
      `${brand}, ${origin}`,
    ],
  };
  return {
    to: [data.email!],
    replyTo,
    fromName: brand,
    subject,
    text: toText(body),
    html: toHtml(body),
    autoSubmitted: "auto-replied",
  };
}
