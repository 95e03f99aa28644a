import * as v from "valibot";

import { image, markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("infoblocks"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    blocks: v.pipe(
      v.array(v.strictObject({ title: text(120), body: markdown(), image: v.optional(image) })),
      v.minLength(2),
      v.maxLength(4),
    ),
  }),
});
