import * as v from "valibot";

import { action, figure, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("home"),
    tone,
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(400)),
    image,
    figures: v.optional(v.pipe(v.array(figure), v.maxLength(4)), []),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});

export const fixture: BlockView<"home"> = {
  kind: "home",
  eyebrow: "Gaming peripherals",
  title: "We take away what does not help you play",
  text: "Mice, keyboards, headsets and streaming gear, each cut down to the parts that the hand, the ear and the eye can tell apart.",
  image: {
    src: "scenes/category-mice.webp",
    alt: "Three gaming mice on a dark faceted backdrop with amethyst crystals.",
  },
  figures: [
    { value: "52 g", label: "Facet, with its battery" },
    { value: "1 ms", label: "from click to computer" },
    { value: "22", label: "products in six families" },
    { value: "24 months", label: "of warranty in every country" },
  ],
  actions: [
    { label: "See all products", href: "/category" },
    { label: "About us", href: "/about" },
  ],
};
