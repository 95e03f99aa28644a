import { t } from "@lingui/core/macro";

import { productAddress } from "#app/site/subscription-address.ts";

import type { subscriptionMails } from "../../data/database/delivery-values.ts";
import type { Mail, MailBody } from "../mail/mail.ts";
import { letterTo, type SenderLetterhead } from "./mail-to-sender.ts";

type Subscribed = {
  data: Record<string, string>;
  /** Name of the product; undefined for the newsletter. */
  product: string | undefined;
  /** URL of the page that confirms and ends the subscription. */
  manage: string;
};

type Part = MailBody["parts"][number];

/** Contains no submitted text: the product's name comes from the catalog. */
export function writeSubscriptionMail(
  mail: (typeof subscriptionMails)[number],
  { data, product, manage }: Subscribed,
  letterhead: SenderLetterhead,
): Omit<Mail, "messageId"> {
  const { i18n, origin } = letterhead;
  const name = product ?? "";
  const link = { link: manage };
  const shown = { link: `${origin}${productAddress(data.product ?? "", data.variant ?? "")}` };
  const texts = {
    "opt-in": () => ({
      subject: t(i18n)`Please confirm your subscription`,
      parts: [
        product === undefined
          ? t(
              i18n,
            )`This address was entered to receive our newsletter. To confirm, open this page and press the button:`
          : t(
              i18n,
            )`This address was entered to be notified when this product is back in stock: ${product}. To confirm, open this page and press the button:`,
        link,
        t(i18n)`Without your confirmation we send no further e-mail and delete the address within 48 hours.`,
      ],
    }),
    welcome: () => ({
      subject: t(i18n)`You are subscribed to our newsletter`,
      parts: [
        t(i18n)`Thank you for confirming. You will receive our newsletter at this address.`,
        t(i18n)`To unsubscribe, open this page and press the button:`,
        link,
      ],
    }),
    "back-in-stock": () => ({
      subject: t(i18n)`Back in stock: ${name}`,
      parts: [
        t(i18n)`The product that you asked about is in stock again: ${name}.`,
        shown,
        t(i18n)`This was the only e-mail. We now delete your address.`,
      ],
    }),
  } satisfies Record<typeof mail, () => { subject: string; parts: Part[] }>;
  const { subject, parts } = texts[mail]();
  return {
    ...letterTo(data.email!, letterhead, subject, parts),
    autoSubmitted: "auto-generated",
    unsubscribe: manage,
  };
}
