import type { SiteCode } from "#app/site/markets.ts";
import { Messages } from "#app/i18n/messages.ts";

import type { Mail } from "../mail/mail.ts";
import { type MailTransport, NoSuchMailboxError } from "../mail/mail-transport.server.ts";
import type { Letterhead } from "./letterhead.server.ts";
import type { SenderLetterhead } from "./mail-to-sender.ts";
import { type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

export type MailOptions = {
  transport: MailTransport;
  domain: string;
  /** Default for sites without recipients. */
  to: string[];
  letterhead: (site: SiteCode) => Promise<Letterhead>;
};

type MailText = Omit<Mail, "messageId">;

export type SendToSender = (
  submission: StoredSubmission,
  write: (submission: StoredSubmission, letterhead: SenderLetterhead) => MailText | Promise<MailText>,
  name: string,
) => Promise<void>;

/** In the language of the site. A retried mail has the same Message-ID. @param name unique among the mails of a submission */
export const createSendToSender =
  ({ transport, domain, to, letterhead }: MailOptions): SendToSender =>
  async (submission, write, name) => {
    if (!submission.data.email) throw new UndeliverableError("The submission names no address");
    const { locale, languageTag, recipients, messages: own, ...head } = await letterhead(submission.site);
    const messages = new Messages();
    messages.use(locale, languageTag, { own });
    await messages.load(["mail", "validation"]);
    const replyTo = (recipients ?? to)[0]!;
    const mail = await write(submission, { ...head, i18n: messages.i18n, locale, replyTo });
    try {
      await transport.send({ ...mail, messageId: `${submission.reference}.${name}@${domain}` });
    } catch (error) {
      throw error instanceof NoSuchMailboxError
        ? new UndeliverableError(error.message, { cause: error })
        : error;
    }
  };
