import * as v from "valibot";

import { action, countryCode, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["stores"],
  schema: v.strictObject({
    kind: v.literal("where-to-buy"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    /** Default: all countries. */
    countries: v.optional(v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(60))),
    action: v.optional(action),
  }),
});
