import * as v from "valibot";

import { action, image, markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const tips = v.pipe(
  v.array(
    v.strictObject({
      label: text(40),
      title: text(120),
      body: markdown(),
      image: v.optional(image),
      action: v.optional(action),
    }),
  ),
  v.minLength(2),
  v.maxLength(8),
);

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("tips-tabs"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    tips,
  }),
});
