import type { SubmissionKind, SubscriptionTopic } from "#app/forms/form-constants.ts";

import type { DeliveryTarget } from "../../data/database/delivery-values.ts";
import { platformUrl, type PlatformSettings } from "../../ops/platform-settings.ts";

export const writesToSender = (kind: SubmissionKind, target: DeliveryTarget): boolean =>
  target === "confirmation" || target === "opt-in" || (target === "platform-api" && kind === "invitation");

type TargetSettings = Omit<PlatformSettings, "PLATFORM_API_CONTENT"> & { SMTP_URL?: string | undefined };

/** Without a configured target, submissions wait for the brand mail. A subscription waits for its confirmation. */
export function targetsOf(kind: SubmissionKind, settings: TargetSettings): DeliveryTarget[] {
  if (kind === "subscription") return ["opt-in"];
  const mail: DeliveryTarget[] = settings.SMTP_URL ? ["brand-mail", "confirmation"] : [];
  const targets = [...mail, ...platformTargets(settings)];
  return targets.length > 0 ? targets : ["brand-mail"];
}

/** After confirmation. The brand gets no mail: its team exports subscriptions or uses the platform. */
export function confirmedTargets(topic: SubscriptionTopic, settings: TargetSettings): DeliveryTarget[] {
  const mail: DeliveryTarget[] = topic === "newsletter" ? ["welcome"] : [];
  return [...mail, ...platformTargets(settings)];
}

const platformTargets = (settings: TargetSettings): DeliveryTarget[] =>
  platformUrl(settings) ? ["platform-api"] : [];
