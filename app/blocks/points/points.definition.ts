import * as v from "valibot";

import { lineDirections, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("points"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    lines: v.optional(v.picklist(lineDirections)),
    points: v.pipe(
      v.array(
        v.strictObject({
          /** Up to three decimals, formatted for the locale. */
          figure: v.pipe(v.number(), v.finite()),
          unit: v.optional(text(16)),
          label: text(120),
        }),
      ),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});
