import * as v from "valibot";

import { href, properName, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("shop-cards"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    /** Maximum per row; narrow windows show fewer, at least two. */
    columns: v.optional(v.picklist([2, 3, 4, 5, 6]), 6),
    shops: v.pipe(
      v.array(
        v.strictObject({
          name: properName(60),
          kind: text(60),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(48),
    ),
  }),
});
