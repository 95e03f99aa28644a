import * as v from "valibot";

import { slug, text } from "../../validation/fields.ts";

export const awardInvitationSchema = v.strictObject({
  kind: v.literal("award-invitation"),
  /** Of `content/awards.yaml`. */
  award: slug,
  /** Of the button that asks for an invitation. */
  label: text(60, "button"),
});
