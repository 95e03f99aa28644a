import * as v from "valibot";

import { image, text, tone } from "../../validation/fields.ts";

export const imagesGridSchema = v.strictObject({
  kind: v.literal("images-grid"),
  tone,
  title: v.optional(text(120)),
  images: v.pipe(v.array(image), v.minLength(2), v.maxLength(12)),
});
