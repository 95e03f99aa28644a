/** What the page of a mail's link shows. */
export type SubscriptionView =
  | { state: "unknown" }
  | {
      state: "pending" | "active" | "ended";
      /** Name of the product; undefined is the newsletter, or not known any more. */
      product: string | undefined;
    };

export const subscriptionActions = ["confirm", "end"] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

export const actionField = "action";
