import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("iframe-section"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    src: v.pipe(
      v.string(),
      v.url(),
      v.maxLength(2048),
      v.regex(/^https:\/\//, "expected an address that starts with https://"),
    ),
    frameTitle: text(120),
  }),
});

export const fixture: BlockView<"iframe-section"> = {
  kind: "iframe-section",
  title: "Walk through the workshop",
  text: "A tour in all directions, from the drawing board to the packing table.",
  src: "https://tours.example/workshop",
  frameTitle: "Tour of the workshop",
};
