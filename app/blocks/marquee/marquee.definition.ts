import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("marquee"),
    tone,
    /** One cycle takes 25 seconds. */
    items: v.pipe(v.array(text(60)), v.minLength(2), v.maxLength(12)),
  }),
});
