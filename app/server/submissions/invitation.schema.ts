import * as v from "valibot";

import { slug } from "#app/blocks/fields.ts";

import { consentGiven, requiredConsent, requiredEmail } from "./fields.schema.ts";

export const invitationFields = ["email", "award", "consent"] as const;
export type InvitationField = (typeof invitationFields)[number];

/** Longest values, in characters. */
export const invitationLimits: Record<InvitationField, number> = {
  email: 200,
  award: 64,
  consent: consentGiven.length,
};

export const invitationSchema = v.object({
  email: requiredEmail(invitationLimits.email),
  /** Filled in by the page. Whatever else stands there is nobody's mistake, and of no use. */
  award: v.fallback(slug, ""),
  consent: requiredConsent,
});
