/** Where a submission goes: a mail to the brand, a confirmation to the sender, the platform API. */
export const deliveryTargets = ["brand-mail", "confirmation", "platform-api"] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/**
 * pending: will be tried (again) · suspected: of a form that looks like spam, waits for an operator ·
 * delivered: the target has taken it · dead: only an operator tries it again.
 */
export const deliveryStates = ["pending", "suspected", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
