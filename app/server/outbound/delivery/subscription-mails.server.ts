import type { SiteKey } from "#app/site/site.ts";
import { subscriptionAddress } from "#app/site/subscription-address.ts";

import { type subscriptionMails } from "../../data/database/delivery-values.ts";
import type { SenderLetterhead } from "./mail-to-sender.ts";
import type { SendToSender } from "./send-to-sender.server.ts";
import { type Deliver, type StoredSubmission, UndeliverableError } from "./stored-submission.ts";
import { writeSubscriptionMail } from "./subscription-mail.ts";

type SubscriptionMail = (typeof subscriptionMails)[number];

export type SubscriptionMailDeliverers = Record<SubscriptionMail, Deliver>;

export type SubscriptionSource = {
  issueToken: (reference: string) => Promise<string>;
  productName: (slug: string, site: SiteKey) => Promise<string | undefined>;
};

export function subscriptionMailDeliverers(
  sendToSender: SendToSender,
  { issueToken, productName }: SubscriptionSource,
): SubscriptionMailDeliverers {
  const write = async (mail: SubscriptionMail, submission: StoredSubmission, head: SenderLetterhead) => {
    const { reference, site, data } = submission;
    const { locale, origin } = head;
    const product =
      data.topic === "stock" ? await productName(data.product ?? "", { code: site, locale }) : undefined;
    if (data.topic === "stock" && product === undefined)
      throw new UndeliverableError("The product is not in the catalog any more");
    const manage = subscriptionAddress(origin, await issueToken(reference));
    return writeSubscriptionMail(mail, { data, product, manage }, head);
  };
  const deliver =
    (mail: SubscriptionMail): Deliver =>
    (submission) =>
      sendToSender(submission, (own, head) => write(mail, own, head), mail);
  return {
    "opt-in": deliver("opt-in"),
    welcome: deliver("welcome"),
    "back-in-stock": deliver("back-in-stock"),
  };
}
