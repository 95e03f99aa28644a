import * as v from "valibot";

import { text, tone } from "../../validation/fields.ts";

export const serviceFormSchema = v.strictObject({
  kind: v.literal("service-form"),
  tone,
  title: text(120),
  text: v.optional(text(320)),
});
