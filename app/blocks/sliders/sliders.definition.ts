import * as v from "valibot";

import { image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("sliders"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    /** Pictures are cropped to 16:10. */
    slides: v.pipe(
      v.array(v.strictObject({ image, caption: v.optional(text(200)) })),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});
