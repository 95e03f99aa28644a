import * as v from "valibot";

import { text, tone } from "../../validation/fields.ts";

export const contactFormSchema = v.strictObject({
  kind: v.literal("contact-form"),
  tone,
  title: text(120),
  text: v.optional(text(320)),
});
