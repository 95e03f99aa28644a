import * as v from "valibot";

import { figure, image, markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("about"),
    tone,
    eyebrow: v.optional(text(60)),
    title: text(120),
    body: markdown(),
    image,
    figures: v.optional(v.pipe(v.array(figure), v.maxLength(4)), []),
  }),
});
