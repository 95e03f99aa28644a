import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"banners-slider"> = {
  kind: "banners-slider",
  size: "screen",
  slides: [
    {
      eyebrow: "Gaming peripherals",
      title: "Cut for play.",
      text: "Twenty-two tools for the desk. Each one loses everything that play does not need.",
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
      text: "Three sizes, one aluminium frame. Pull a switch, press in another, keep the keyboard.",
      image: {
        src: "scenes/category-keyboards.webp",
        alt: "A black and a white mechanical keyboard on a dark faceted backdrop with purple light.",
      },
      actions: [{ label: "See the keyboards", href: "/category/keyboards" }],
    },
  ],
};
