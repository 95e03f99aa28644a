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
  eyebrow: "Furniture",
  title: "We leave out what does not help you",
  text: "Chairs, tables and shelves, each made of the parts that you use.",
  image: {
    src: "scenes/lab.webp",
    alt: "Three chairs in a workshop.",
  },
  figures: [
    { value: "5.2 kg", label: "Alder, with its cushion" },
    { value: "1 day", label: "from order to door" },
    { value: "22", label: "products in six families" },
    { value: "24 months", label: "of warranty in every country" },
  ],
  actions: [
    { label: "See all products", href: "/category" },
    { label: "About us", href: "/about" },
  ],
};
