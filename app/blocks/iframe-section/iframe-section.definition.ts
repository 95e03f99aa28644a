import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("iframe-section"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    /** https only. */
    src: v.pipe(
      v.string(),
      v.url(),
      v.maxLength(2048),
      v.regex(/^https:\/\//, "wants an address that starts with https://"),
    ),
    frameTitle: text(120),
  }),
});
