import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

import { requiredConsent, requiredEmail } from "./fields.schema.ts";

export const invitationSchema = v.strictObject({
  email: requiredEmail(200),
  /** Filled in by the page. Whatever else stands there is nobody's mistake, and of no use. */
  award: v.fallback(slug, ""),
  consent: requiredConsent,
});
