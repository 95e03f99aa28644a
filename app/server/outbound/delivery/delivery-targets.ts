import type { SubmissionKind } from "#app/forms/form-constants.ts";

import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import { platformUrl, type PlatformSettings } from "../../ops/platform-settings.ts";

/** Whether the delivery results in a mail to the submitted address. */
export const writesToSender = (kind: SubmissionKind, target: DeliveryTarget): boolean =>
  target === "confirmation" || (target === "platform-api" && kind === "invitation");

/** Without a configured target, submissions wait for the brand mail. */
export function targetsOf(
  settings: Omit<PlatformSettings, "PLATFORM_API_CONTENT"> & { SMTP_URL?: string | undefined },
): DeliveryTarget[] {
  const mail: DeliveryTarget[] = settings.SMTP_URL ? ["brand-mail", "confirmation"] : [];
  const platform: DeliveryTarget[] = platformUrl(settings) ? ["platform-api"] : [];
  const targets = [...mail, ...platform];
  return targets.length > 0 ? targets : ["brand-mail"];
}
