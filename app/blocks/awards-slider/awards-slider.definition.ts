import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const awardMarks = ["hexagon", "kite", "octagon", "shield", "star", "trillion"] as const;

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("awards-slider"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    awards: v.pipe(
      v.array(
        v.strictObject({
          name: text(80),
          /** Awarded product or person. */
          subject: v.optional(text(60)),
          year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
          mark: v.picklist(awardMarks),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
});
