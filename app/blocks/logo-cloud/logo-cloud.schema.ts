import * as v from "valibot";

import { href, properName, text, tone } from "../fields.ts";

export const logoCloudSchema = v.strictObject({
  kind: v.literal("logo-cloud"),
  tone,
  title: v.optional(text(120)),
  text: v.optional(text(240)),
  /** Each logo is drawn: a cut stone and the name in one of three hands. */
  logos: v.pipe(
    v.array(
      v.strictObject({
        name: properName(40),
        lettering: v.optional(v.picklist(["condensed", "wide", "round"]), "condensed"),
        /** Sides of the stone beside the name. */
        sides: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(8)), 6),
        href: v.optional(href),
      }),
    ),
    v.minLength(2),
    v.maxLength(24),
  ),
});
