import type { SiteCode } from "#app/site/markets.ts";
import { Messages } from "#app/i18n/messages.ts";

import { writeBrandMail } from "./brand-mail.ts";
import { writeConfirmation } from "./confirmation.ts";
import type { SenderLetterhead } from "./mail-to-sender.ts";
import { writeProgressMail } from "./progress-mail.ts";
import type { Mail } from "../mail/mail.ts";
import type { Letterhead } from "./letterhead.server.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { type MailTransport, NoSuchMailboxError } from "../mail/mail-transport.server.ts";
import { type Deliver, type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

type MailOptions = {
  transport: MailTransport;
  domain: string;
  /** For sites that name no recipients. */
  to: string[];
  letterhead: (site: SiteCode) => Promise<Letterhead>;
  attachments: (reference: string) => Promise<Attachment[]>;
};

/** A retried mail has the same Message-ID. */
export function deliverByMail({ transport, domain, to, letterhead, attachments }: MailOptions): {
  brandMail: Deliver;
  confirmation: Deliver;
  progress: Deliver;
} {
  const send = (mail: Omit<Mail, "messageId">, name: string) =>
    transport.send({ ...mail, messageId: `${name}@${domain}` });
  const sendToSender = async (
    submission: StoredSubmission,
    write: (submission: StoredSubmission, letterhead: SenderLetterhead) => Omit<Mail, "messageId">,
    name: string,
  ) => {
    if (!submission.data.email) throw new UndeliverableError("The submission names no address");
    const { locale, languageTag, recipients, messages: own, ...head } = await letterhead(submission.site);
    const messages = new Messages();
    messages.use(locale, languageTag, { own });
    await messages.load(["mail", "validation"]);
    const mail = write(submission, { ...head, i18n: messages.i18n, replyTo: (recipients ?? to)[0]! });
    try {
      await send(mail, `${submission.reference}.${name}`);
    } catch (error) {
      throw error instanceof NoSuchMailboxError
        ? new UndeliverableError(error.message, { cause: error })
        : error;
    }
  };
  return {
    brandMail: async (submission) => {
      const sender = await letterhead(submission.site);
      const mail = writeBrandMail(submission, {
        ...sender,
        to: sender.recipients ?? to,
        files: await attachments(submission.reference),
      });
      await send(mail, `${submission.reference}.brand`);
    },
    confirmation: (submission) => sendToSender(submission, writeConfirmation, "confirmation"),
    progress: (submission) => sendToSender(submission, writeProgressMail, `progress.${submission.step?.id}`),
  };
}
