import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("bullets"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    columns: v.optional(v.picklist(["1", "2"]), "1"),
    items: v.pipe(v.array(text(240)), v.minLength(1), v.maxLength(24)),
  }),
});
