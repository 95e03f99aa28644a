export const subscriptionMails = ["opt-in", "welcome", "back-in-stock"] as const;

export const deliveryTargets = [
  "brand-mail",
  "confirmation",
  "platform-api",
  "progress",
  ...subscriptionMails,
  "platform-unsubscribe",
] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/**
 * pending: due for an attempt · suspected: looks like spam, an operator decides ·
 * delivered: accepted by the target · dead: only an operator can retry it.
 */
export const deliveryStates = ["pending", "suspected", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
