import * as v from "valibot";

import { action, image, swatchColors, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("variation-feature-banner"),
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(320)),
    accent: v.optional(v.picklist(["red", "yellow", "aqua", "blue", "pink", "gray"])),
    variations: v.pipe(
      v.array(v.strictObject({ color: v.picklist(swatchColors), name: text(40), image })),
      v.minLength(2),
      v.maxLength(8),
    ),
    action: v.optional(action),
  }),
});

export const fixture: BlockView<"variation-feature-banner"> = {
  kind: "variation-feature-banner",
  eyebrow: "Alder",
  title: "One shape, two colors",
  text: "The color goes through the material. A scratch stays as black or as white as the wood around it.",
  variations: [
    {
      color: "black",
      name: "Black",
      image: {
        src: "scenes/lab.webp",
        alt: "The Alder chair in black.",
      },
    },
    {
      color: "white",
      name: "White",
      image: {
        src: "scenes/lab.webp",
        alt: "The Alder chair in white.",
      },
    },
  ],
  action: { label: "Discover Alder", href: "/product/alder" },
};
