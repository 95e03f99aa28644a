import * as v from "valibot";

import { email, text } from "../fields.ts";

export const awardInvitationSchema = v.strictObject({
  kind: v.literal("award-invitation"),
  eyebrow: v.optional(text(60)),
  title: text(120),
  text: text(400),
  /** The action opens a letter to this address. */
  email,
  subject: v.optional(text(120)),
  label: text(60),
});
