import * as v from "valibot";

import { action, image, text, tone } from "../../validation/fields.ts";

export const bannerSchema = v.strictObject({
  kind: v.literal("banner"),
  tone,
  eyebrow: v.optional(text(60)),
  title: text(120),
  text: v.optional(text(240)),
  image,
  action,
});
