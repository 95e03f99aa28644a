import type { BlockView } from "../block-view.ts";

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
