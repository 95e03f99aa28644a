import type { SubmissionKind } from "#app/forms/submission-kinds.ts";

import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import { platformUrl, type PlatformSettings } from "../../ops/platform-settings.ts";

/** Whether a delivery ends in the mailbox of the address that was typed into the form. */
export const writesToSender = (kind: SubmissionKind, target: DeliveryTarget): boolean =>
  target === "confirmation" || (target === "platform-api" && kind === "invitation");

/** What every submission is delivered to. With nothing set it waits for the mail to the brand. */
export function targetsOf(
  settings: Omit<PlatformSettings, "PLATFORM_API_CONTENT"> & { SMTP_URL?: string | undefined },
): DeliveryTarget[] {
  const mail: DeliveryTarget[] = settings.SMTP_URL ? ["brand-mail", "confirmation"] : [];
  const platform: DeliveryTarget[] = platformUrl(settings) ? ["platform-api"] : [];
  const targets = [...mail, ...platform];
  return targets.length > 0 ? targets : ["brand-mail"];
}
