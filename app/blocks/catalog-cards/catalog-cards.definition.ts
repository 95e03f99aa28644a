import * as v from "valibot";

import { action, slug, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("catalog-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** Stands with every price, for example "Recommended price with VAT". */
    priceText: v.optional(text(60)),
    /** Shown in this order; a product that no longer exists is left out. */
    products: v.pipe(v.array(slug), v.minLength(1), v.maxLength(24)),
    action: v.optional(action),
  }),
});
