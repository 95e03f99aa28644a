import * as v from "valibot";

import { markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("faq"),
    tone,
    title: v.optional(text(120)),
    questions: v.pipe(
      v.array(v.strictObject({ question: text(200), answer: markdown() })),
      v.minLength(1),
      v.maxLength(60),
    ),
  }),
});
