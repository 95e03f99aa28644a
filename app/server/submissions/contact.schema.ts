import * as v from "valibot";

import { requiredEmail, requiredName, requiredText } from "./fields.schema.ts";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Longest values, in characters. */
export const contactLimits: Record<ContactField, number> = { name: 100, email: 200, message: 4_000 };

export const contactSchema = v.object({
  name: requiredName(contactLimits.name),
  email: requiredEmail(contactLimits.email),
  message: requiredText(contactLimits.message),
});
