import * as v from "valibot";

import { href, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("award-cards"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    awards: v.pipe(
      v.array(
        v.strictObject({
          title: text(80),
          year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
          giver: text(80),
          text: v.optional(text(240)),
          /** Grade or rank, for example `9.2` or `1`. */
          mark: text(4),
          href: v.optional(href),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});
