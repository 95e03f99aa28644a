import * as v from "valibot";

import { markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

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

export const fixture: BlockView<"faq"> = {
  kind: "faq",
  title: "Before you choose",
  questions: [{ question: "Alder or Alder Small?", answer: "<p>Measure your room.</p>" }],
};
