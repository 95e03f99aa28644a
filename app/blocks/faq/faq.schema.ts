import * as v from "valibot";

import { markdown, text, tone } from "../../validation/fields.ts";

export const faqSchema = v.strictObject({
  kind: v.literal("faq"),
  tone,
  title: v.optional(text(120)),
  questions: v.pipe(
    v.array(v.strictObject({ question: text(200), answer: markdown() })),
    v.minLength(1),
    v.maxLength(60),
  ),
});
