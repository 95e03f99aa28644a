import * as v from "valibot";

import { text, tone, video } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("video-tabs"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    tabs: v.pipe(
      v.array(v.strictObject({ title: text(60), text: v.optional(text(320)), video })),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});
