import * as v from "valibot";

import { image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("images-grid"),
    tone,
    title: v.optional(text(120)),
    images: v.pipe(v.array(image), v.minLength(2), v.maxLength(12)),
  }),
});

export const fixture: BlockView<"images-grid"> = {
  kind: "images-grid",
  title: "In its own light",
  images: [
    { src: "scenes/lab.webp", alt: "The parts of a chair." },
    { src: "scenes/office.webp", alt: "An office." },
  ],
};
