import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"variation-feature-banner"> = {
  kind: "variation-feature-banner",
  eyebrow: "Facet",
  title: "One cut, two colours",
  text: "The colour goes through the material. A scratch stays as black or as white as the shell around it.",
  variations: [
    {
      color: "black",
      name: "Black",
      image: {
        src: "products/facet/hero-black.webp",
        alt: "Facet wireless gaming mouse with a faceted, cut-out shell, in black.",
      },
    },
    {
      color: "white",
      name: "White",
      image: {
        src: "products/facet/hero-white.webp",
        alt: "Facet wireless gaming mouse with a faceted, cut-out shell, in white.",
      },
    },
  ],
  action: { label: "Discover Facet", href: "/product/facet" },
};
