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
      eyebrow: "Gaming peripherals",
      title: "Cut for play.",
      text: "Twenty-two products for your desk. We take away everything that play doesn't need.",
      image: {
        src: "scenes/hero-desk.webp",
        alt: "A dark desk lit in purple with a keyboard, a mouse, a headset and a microphone.",
      },
      portrait: {
        src: "scenes/hero-desk-portrait.webp",
        alt: "A dark desk lit in purple with a keyboard, a mouse, a headset and a microphone.",
      },
      actions: [
        { label: "See all products", href: "/category" },
        { label: "Discover Facet", href: "/product/facet" },
      ],
    },
    {
      eyebrow: "Facet",
      title: "Fifty-two grams, four layers",
      text: "A lattice shell, an optical sensor, light-beam switches and one battery. Nothing else moves.",
      image: {
        src: "scenes/lab.webp",
        alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
      },
      actions: [{ label: "How it is built", href: "/product/facet" }],
    },
    {
      eyebrow: "Lattice",
      title: "Every switch can be changed",
      text: "Three sizes, one aluminum frame. Pull a switch, press in another, keep the keyboard.",
      image: {
        src: "scenes/category-keyboards.webp",
        alt: "A black and a white mechanical keyboard on a dark faceted backdrop with purple light.",
      },
      actions: [{ label: "See the keyboards", href: "/category/keyboards" }],
    },
  ],
};
