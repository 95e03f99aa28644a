import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"pdf-catalogue"> = {
  kind: "pdf-catalogue",
  cover: {
    src: "scenes/hero-desk-portrait.webp",
    alt: "Cover of the catalogue: keyboard, mouse, headset and microphone on a desk lit in purple.",
  },
  eyebrow: "Catalogue 2026",
  title: "Six families on forty pages",
  text: "Every product with its item number, weight, dimensions and compatible parts. Prices stay out of the printed edition; they are on this site and always current.",
  file: undefined,
  action: { label: "Browse the range", href: "/category" },
};
