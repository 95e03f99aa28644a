import * as v from "valibot";

import { action, image, swatchColors, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("variation-feature-banner"),
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(320)),
    /** Color of the light; the brand color by default. */
    accent: v.optional(v.picklist(["red", "yellow", "aqua", "blue", "pink", "gray"])),
    variations: v.pipe(
      v.array(v.strictObject({ color: v.picklist(swatchColors), name: text(40), image })),
      v.minLength(2),
      v.maxLength(8),
    ),
    action: v.optional(action),
  }),
});
