import type { SiteCode } from "#app/site/markets.ts";
import { Messages } from "#app/i18n/messages.ts";

import { writeBrandMail } from "./brand-mail.ts";
import { writeConfirmation } from "./confirmation.ts";
import type { Mail } from "../mail/mail.ts";
import type { Letterhead } from "./letterhead.server.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { type MailTransport, NoSuchMailboxError } from "../mail/mail-transport.server.ts";
import { type Deliver, UndeliverableError } from "./stored-submission.ts";

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
} {
  const send = (mail: Omit<Mail, "messageId">, name: string) =>
    transport.send({ ...mail, messageId: `${name}@${domain}` });
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
    confirmation: async (submission) => {
      if (!submission.data.email) throw new UndeliverableError("The submission names no address");
      const sender = await letterhead(submission.site);
      const { brand, logo, origin } = sender;
      const messages = new Messages();
      messages.use(sender.locale, sender.languageTag, { own: sender.messages });
      await messages.load(["mail"]);
      const { i18n } = messages;
      const mail = writeConfirmation(submission, {
        i18n,
        brand,
        logo,
        origin,
        replyTo: (sender.recipients ?? to)[0]!,
      });
      try {
        await send(mail, `${submission.reference}.confirmation`);
      } catch (error) {
        throw error instanceof NoSuchMailboxError
          ? new UndeliverableError(error.message, { cause: error })
          : error;
      }
    },
  };
}
