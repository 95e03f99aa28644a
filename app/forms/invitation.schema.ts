import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

import { requiredConsent, requiredEmail } from "./fields.schema.ts";

export const invitationSchema = v.strictObject({
  email: requiredEmail(200),
  /** Set by the page. Invalid values become empty instead of an error. */
  award: v.fallback(slug, ""),
  consent: requiredConsent,
});
