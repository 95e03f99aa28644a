import type { SubmissionKind } from "../submissions/submission-kinds.ts";
import { platformUrl, type PlatformSettings } from "../platform-api/platform-settings.ts";

/** Where a submission goes: a mail to the brand, a confirmation to the sender, the platform API. */
export const deliveryTargets = ["brand-mail", "confirmation", "platform-api"] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** Whether a delivery ends in the mailbox of the address that was typed into the form. */
export const writesToSender = (kind: SubmissionKind, target: DeliveryTarget): boolean =>
  target === "confirmation" || (target === "platform-api" && kind === "invitation");

/**
 * pending: will be tried (again) · suspected: of a form that looks like spam, waits for an operator ·
 * delivered: the target has taken it · dead: only an operator tries it again.
 */
export const deliveryStates = ["pending", "suspected", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What every submission is delivered to. With nothing set it waits for the mail to the brand. */
export function targetsOf(
  settings: Omit<PlatformSettings, "PLATFORM_API_CONTENT"> & { SMTP_URL?: string | undefined },
): DeliveryTarget[] {
  const mail: DeliveryTarget[] = settings.SMTP_URL ? ["brand-mail", "confirmation"] : [];
  const platform: DeliveryTarget[] = platformUrl(settings) ? ["platform-api"] : [];
  const targets = [...mail, ...platform];
  return targets.length > 0 ? targets : ["brand-mail"];
}
