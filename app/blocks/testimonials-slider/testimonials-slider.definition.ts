import * as v from "valibot";

import { link, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("testimonials-slider"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    testimonials: v.pipe(
      v.array(
        v.strictObject({
          review: text(600),
          reviewer: text(80, "name"),
          position: v.optional(text(120)),
          links: v.optional(v.pipe(v.array(link), v.maxLength(3)), []),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});
