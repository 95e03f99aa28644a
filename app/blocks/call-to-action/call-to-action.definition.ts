import * as v from "valibot";

import { action, image, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("call-to-action"),
    title: text(120),
    text: v.optional(text(240)),
    action,
    image: v.optional(image),
  }),
});
