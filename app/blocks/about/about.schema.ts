import * as v from "valibot";

import { figure, image, markdown, text, tone } from "../../validation/fields.ts";

export const aboutSchema = v.strictObject({
  kind: v.literal("about"),
  tone,
  eyebrow: v.optional(text(60)),
  title: text(120),
  body: markdown(),
  image,
  figures: v.optional(v.pipe(v.array(figure), v.maxLength(4)), []),
});
