import * as v from "valibot";

import { href, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("flag-cards"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    countries: v.pipe(
      v.array(
        v.strictObject({
          /** ISO 3166-1 alpha-2, shown instead of a flag. */
          code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "wants two capital letters")),
          name: text(60),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(60),
    ),
  }),
});
