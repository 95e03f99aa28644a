import * as v from "valibot";

import { action, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("banner"),
    tone,
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(240)),
    image,
    action,
  }),
});
