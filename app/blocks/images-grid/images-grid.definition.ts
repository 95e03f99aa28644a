import * as v from "valibot";

import { image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("images-grid"),
    tone,
    title: v.optional(text(120)),
    images: v.pipe(v.array(image), v.minLength(2), v.maxLength(12)),
  }),
});
