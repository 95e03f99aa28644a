import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"hero"> = {
  kind: "hero",
  eyebrow: "Gaming peripherals",
  title: "Cut for play.",
  text: "Measured in grams and milliseconds.",
  image: { src: "scenes/hero-desk.webp", alt: "A dark desk lit in purple." },
  portrait: { src: "scenes/hero-desk-portrait.webp", alt: "A dark desk lit in purple." },
  size: "screen",
  actions: [
    { label: "See all products", href: "/category" },
    { label: "Watch the film", href: "https://video.example/film" },
  ],
};
