import type { Settings } from "../settings.server.ts";

/** Where a submission goes: a mail to the brand, a confirmation to the sender, the platform API. */
export const deliveryTargets = ["brand-mail", "confirmation", "platform-api"] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** pending: will be tried (again) · delivered: the target has taken it · dead: only an operator tries it again. */
export const deliveryStates = ["pending", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What every submission is delivered to. With nothing set it waits for the mail to the brand. */
export function targetsOf({
  SMTP_URL,
  PLATFORM_API_URL,
}: Pick<Settings, "SMTP_URL" | "PLATFORM_API_URL">): DeliveryTarget[] {
  const mail: DeliveryTarget[] = SMTP_URL ? ["brand-mail", "confirmation"] : [];
  const platform: DeliveryTarget[] = PLATFORM_API_URL ? ["platform-api"] : [];
  const targets = [...mail, ...platform];
  return targets.length > 0 ? targets : ["brand-mail"];
}
