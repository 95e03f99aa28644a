import * as v from "valibot";

import { action, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("pdf-catalog"),
    tone,
    cover: image,
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(400)),
    /** Additional link; the only one if there is no printed catalog. */
    action,
  }),
});
