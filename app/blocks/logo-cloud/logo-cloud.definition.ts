import * as v from "valibot";

import { href, mediaPath, properName, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("logo-cloud"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
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

export const fixture: BlockView<"logo-cloud"> = {
  kind: "logo-cloud",
  title: "Built with, sold by, used in",
  text: "Makers, shops and venues that have worked with us for at least three years.",
  logos: [
    {
      name: "Kantwerk",
      mark: "partners/mark.svg",
      lettering: "condensed",
      sides: 4,
      href: "/where-to-buy",
    },
    { name: "Nordlys", lettering: "wide", sides: 6, href: "/where-to-buy" },
    { name: "Oktav Audio", lettering: "round", sides: 8 },
    { name: "Trigon", lettering: "condensed", sides: 3 },
    { name: "Halde & Söhne", lettering: "round", sides: 5 },
    { name: "Vantage Hall", lettering: "wide", sides: 7, href: "/where-to-buy" },
    { name: "Perko", lettering: "condensed", sides: 6 },
    { name: "Sevenfold", lettering: "round", sides: 7 },
  ],
};
