/** States of the page that a mail links to. */
export type SubscriptionView =
  | { state: "unknown" }
  | {
      state: "pending" | "active" | "ended";
      /** Name of the product; undefined for the newsletter and for unknown products. */
      product: string | undefined;
    };

export const subscriptionActions = ["confirm", "end"] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

export const actionField = "action";
