import * as v from "valibot";

import { action, reference, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("catalog-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** Shown with every price, for example "Recommended price with VAT". */
    priceText: v.optional(text(60)),
    /** In display order. Missing products are skipped. */
    products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(24)),
    action: v.optional(action),
  }),
});
