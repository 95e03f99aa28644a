import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"product-cards"> = {
  kind: "product-cards",
  title: "A place to start",
  action: { label: "See all products", href: "/category" },
  products: [
    {
      slug: "facet",
      sku: "AMT-M-FCT-01",
      name: "Facet",
      promise: "Fifty-two grams of cut-out shell.",
      image: "products/facet/hero.webp",
      imageAlt: "Facet mouse.",
      price: "€89.90",
      inStock: false,
      tag: "New",
    },
  ],
};
