import * as v from "valibot";

import { href, mediaPath, properName, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("logo-cloud"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    /** Each logo is a mark and the name in one of three hands; letters follow the section's colours. */
    logos: v.pipe(
      v.array(
        v.strictObject({
          name: properName(40),
          /** A square drawing (SVG) that reads on light and on dark; without one it is a cut stone. */
          mark: v.optional(mediaPath),
          lettering: v.optional(v.picklist(["condensed", "wide", "round"]), "condensed"),
          /** Sides of the stone. */
          sides: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(8)), 6),
          href: v.optional(href),
        }),
      ),
      v.minLength(2),
      v.maxLength(24),
    ),
  }),
});
