import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import { type Mail, type MailBody, toHtml, toText } from "../mail/mail.ts";
import type { Letterhead } from "./letterhead.server.ts";
import type { StoredSubmission } from "./stored-submission.ts";

export type SenderLetterhead = Pick<Letterhead, "brand" | "logo" | "origin" | "locale"> & {
  i18n: I18n;
  replyTo: string;
};

/** Contains no submitted text, because anyone can enter the address of anyone. */
export function mailToSender(
  { reference, data }: Pick<StoredSubmission, "reference" | "data">,
  { i18n, brand, logo, origin, replyTo }: Omit<SenderLetterhead, "locale">,
  { subject, parts, autoSubmitted }: Pick<Mail, "subject" | "autoSubmitted"> & { parts: string[] },
): Omit<Mail, "messageId"> {
  return {
    ...letterTo(data.email!, { i18n, brand, logo, origin, replyTo }, subject, [
      ...parts,
      t(
        i18n,
      )`The reference number is ${reference}. Please quote it whenever you write to us about this matter.`,
      t(
        i18n,
      )`If you did not write to us, someone entered your address by mistake. You do not need to do anything.`,
    ]),
    autoSubmitted,
  };
}

/** @param parts between the salutation and the name of the brand */
export function letterTo(
  email: string,
  { i18n, brand, logo, origin, replyTo }: Omit<SenderLetterhead, "locale">,
  subject: string,
  parts: MailBody["parts"],
): Omit<Mail, "messageId" | "autoSubmitted"> {
  const body: MailBody = {
    languageTag: i18n.locale,
    title: subject,
    logo: { src: logo, name: brand },
    parts: [t(i18n)`Hello,`, ...parts, `${brand}, ${origin}`],
  };
  return {
    to: [email],
    replyTo,
    fromName: brand,
    subject,
    text: toText(body),
    html: toHtml(body),
  };
}

export function progressHint({ i18n, origin }: Pick<SenderLetterhead, "i18n" | "origin">): string {
  const address = `${origin}/service-request`;
  return t(
    i18n,
  )`To check the status of your request, enter the reference number and this e-mail address at ${address}.`;
}
