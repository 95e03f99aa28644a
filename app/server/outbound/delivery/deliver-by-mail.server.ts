import { writeBrandMail } from "./brand-mail.ts";
import { writeConfirmation } from "./confirmation.ts";
import { writeProgressMail } from "./progress-mail.ts";
import { createSendToSender, type MailOptions } from "./send-to-sender.server.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import type { Deliver } from "./stored-submission.ts";
import {
  type SubscriptionMailDeliverers,
  type SubscriptionSource,
  subscriptionMailDeliverers,
} from "./subscription-mails.server.ts";

type Options = MailOptions & {
  attachments: (reference: string) => Promise<Attachment[]>;
  subscriptions: SubscriptionSource;
};

export function deliverByMail({ attachments, subscriptions, ...options }: Options): {
  brandMail: Deliver;
  confirmation: Deliver;
  progress: Deliver;
  subscription: SubscriptionMailDeliverers;
} {
  const { transport, domain, to, letterhead } = options;
  const sendToSender = createSendToSender(options);
  return {
    brandMail: async (submission) => {
      const sender = await letterhead(submission.site);
      const mail = writeBrandMail(submission, {
        ...sender,
        to: sender.recipients ?? to,
        files: await attachments(submission.reference),
      });
      await transport.send({ ...mail, messageId: `${submission.reference}.brand@${domain}` });
    },
    confirmation: (submission) => sendToSender(submission, writeConfirmation, "confirmation"),
    progress: (submission) => sendToSender(submission, writeProgressMail, `progress.${submission.step?.id}`),
    subscription: subscriptionMailDeliverers(sendToSender, subscriptions),
  };
}
