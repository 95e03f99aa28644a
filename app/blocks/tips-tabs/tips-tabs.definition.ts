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
  title: "How to choose a chair",
  text: "Three measurements decide more than any number on the box.",
  tips: [
    {
      label: "Room",
      title: "Measure your room first",
      body: "<p>Sit down and measure from the floor to the knee.</p><ul><li>Below 420 mm: Alder Small</li><li>420 to 480 mm: Alder or Larch</li><li>Above 480 mm: Birch</li></ul>",
      image: {
        src: "scenes/lab.webp",
        alt: "Three chairs in a workshop.",
      },
      action: { label: "See all chairs", href: "/category/chairs" },
    },
    {
      label: "Seat",
      title: "Watch how you hold it",
      body: "<p>You lean forward: take a short seat. You lean back: take a high back and a wide seat.</p><p>Most people change between the two. A seat of 420 mm allows both.</p>",
      image: {
        src: "scenes/lab.webp",
        alt: "The parts of the Alder chair beside each other.",
      },
    },
    {
      label: "Surface",
      title: "Choose the cushion with the chair",
      body: "<p>Cloth is warm. Leather is cool at first and wears for longer.</p>",
      image: {
        src: "scenes/materials.webp",
        alt: "Cushions on a table.",
      },
      action: { label: "See all cushions", href: "/category/cushions" },
    },
  ],
};
