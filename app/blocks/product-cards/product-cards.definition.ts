import * as v from "valibot";

import { action, reference, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("product-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** In display order. Missing products are skipped. */
    products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(24)),
    filter: v.optional(v.boolean(), false),
    action: v.optional(action),
  }),
});
