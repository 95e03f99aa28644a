import * as v from "valibot";

import { action, image, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("banners-slider"),
    /** `screen` fills the window, `page` is lower, for inner pages. */
    size: v.optional(v.picklist(["screen", "page"]), "screen"),
    slides: v.pipe(
      v.array(
        v.strictObject({
          eyebrow: v.optional(text(60)),
          title: text(80),
          text: v.optional(text(240)),
          image,
          portrait: v.optional(image),
          actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
        }),
      ),
      v.minLength(1),
      v.maxLength(6),
    ),
  }),
});

export const fixture: BlockView<"banners-slider"> = {
  kind: "banners-slider",
  size: "screen",
  slides: [
    {
      eyebrow: "Furniture",
      title: "Made to last.",
      text: "Twenty-two pieces for your room. We leave out everything that you don't need.",
      image: {
        src: "scenes/hero-desk.webp",
        alt: "A desk in the evening with a chair and a shelf.",
      },
      portrait: {
        src: "scenes/hero-desk-portrait.webp",
        alt: "A desk in the evening with a chair and a shelf.",
      },
      actions: [
        { label: "See all products", href: "/category" },
        { label: "Discover Alder", href: "/product/alder" },
      ],
    },
    {
      eyebrow: "Alder",
      title: "Five kilograms, four parts",
      text: "A frame, a seat and nine joints. Nothing moves.",
      image: {
        src: "scenes/lab.webp",
        alt: "The parts of the Alder chair beside each other.",
      },
      actions: [{ label: "How it is built", href: "/product/alder" }],
    },
    {
      eyebrow: "Cedar",
      title: "Every part can be changed",
      text: "Three sizes, one frame. Take out a shelf, put in another, keep the rest.",
      image: {
        src: "scenes/office.webp",
        alt: "A black and a white table.",
      },
      actions: [{ label: "See the tables", href: "/category/tables" }],
    },
  ],
};
