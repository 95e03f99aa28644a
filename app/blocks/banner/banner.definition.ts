import * as v from "valibot";

import { action, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

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

export const fixture: BlockView<"banner"> = {
  kind: "banner",
  eyebrow: "Mice",
  title: "Fifty-two grams, nothing missing",
  text: "Four mice, four shapes. Every one is measured with its cable, its feet and its battery.",
  image: {
    src: "scenes/category-mice.webp",
    alt: "Three gaming mice on a dark faceted backdrop with amethyst crystals.",
  },
  action: { label: "See all mice", href: "/category/mice" },
};
