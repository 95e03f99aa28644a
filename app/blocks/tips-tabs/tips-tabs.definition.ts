import * as v from "valibot";

import { action, image, markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const tips = v.pipe(
  v.array(
    v.strictObject({
      label: text(40),
      title: text(120),
      body: markdown(),
      image: v.optional(image),
      action: v.optional(action),
    }),
  ),
  v.minLength(2),
  v.maxLength(8),
);

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("tips-tabs"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    tips,
  }),
});

export const fixture: BlockView<"tips-tabs"> = {
  kind: "tips-tabs",
  title: "How to choose a mouse",
  text: "Three measurements decide more than any number on the box.",
  tips: [
    {
      label: "Hand",
      title: "Measure your hand first",
      body: "<p>Lay your hand flat and measure from the wrist to the tip of the middle finger.</p><ul><li>Below 175 mm: Facet Mini</li><li>175 to 200 mm: Facet or Shard</li><li>Above 200 mm: Prism</li></ul>",
      image: {
        src: "scenes/category-mice.webp",
        alt: "Three gaming mice on a dark faceted backdrop with amethyst crystals.",
      },
      action: { label: "See all mice", href: "/category/mice" },
    },
    {
      label: "Grip",
      title: "Watch how you hold it",
      body: "<p>Only the fingertips touch the shell: take a short, light mouse. The whole palm rests on it: take a high back and a wide side.</p><p>Most hands change between the two within a game. A mouse of 120 mm allows both.</p>",
      image: {
        src: "scenes/lab.webp",
        alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
      },
    },
    {
      label: "Surface",
      title: "Choose the pad with the mouse",
      body: "<p>Cloth slows the start and helps the stop. A hard pad glides at once and shows every tremor of the hand.</p>",
      image: {
        src: "scenes/category-mousepads.webp",
        alt: "Mouse pads on a dark faceted backdrop with amethyst crystals.",
      },
      action: { label: "See all mouse pads", href: "/category/mousepads" },
    },
  ],
};
