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
  eyebrow: "Facet",
  title: "One cut, two colors",
  text: "The color goes through the material. A scratch stays as black or as white as the shell around it.",
  variations: [
    {
      color: "black",
      name: "Black",
      image: {
        src: "products/facet/hero-black.webp",
        alt: "Facet wireless gaming mouse with a faceted, cut-out shell, in black.",
      },
    },
    {
      color: "white",
      name: "White",
      image: {
        src: "products/facet/hero-white.webp",
        alt: "Facet wireless gaming mouse with a faceted, cut-out shell, in white.",
      },
    },
  ],
  action: { label: "Discover Facet", href: "/product/facet" },
};
