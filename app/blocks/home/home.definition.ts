import * as v from "valibot";

import { action, figure, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("home"),
    tone,
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(400)),
    image,
    figures: v.optional(v.pipe(v.array(figure), v.maxLength(4)), []),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});
