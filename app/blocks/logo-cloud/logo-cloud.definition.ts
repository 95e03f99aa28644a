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
    /** Each logo is a mark and a name in one of three letterings, colored by the section. */
    logos: v.pipe(
      v.array(
        v.strictObject({
          name: properName(40),
          /** Square SVG that works on light and dark; default: a faceted stone. */
          mark: v.optional(mediaPath),
          lettering: v.optional(v.picklist(["condensed", "wide", "round"]), "condensed"),
          sides: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(8)), 6),
          href: v.optional(href),
        }),
      ),
      v.minLength(2),
      v.maxLength(24),
    ),
  }),
});
