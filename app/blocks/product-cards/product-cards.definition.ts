import * as v from "valibot";

import { action, slug, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("product-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** Shown in this order; a product that no longer exists is left out. */
    products: v.pipe(v.array(slug), v.minLength(1), v.maxLength(24)),
    /** Lets visitors choose from the tags that tell the products apart. */
    filter: v.optional(v.boolean(), false),
    action: v.optional(action),
  }),
});
