import * as v from "valibot";

import { text, tone, video } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("video"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    video,
    caption: v.optional(text(240)),
  }),
});
