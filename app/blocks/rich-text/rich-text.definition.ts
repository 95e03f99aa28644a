import * as v from "valibot";

import { markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("rich-text"),
    tone,
    title: v.optional(text(120)),
    body: markdown(),
  }),
});
