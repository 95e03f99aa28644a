import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"category-banners"> = {
  kind: "category-banners",
  title: "Six families",
  banners: [
    {
      size: "large",
      color: "purple",
      category: {
        slug: "mice",
        name: "Mice",
        description: "From 46 g.",
        image: "scenes/category-mice.webp",
        imageAlt: "Three mice.",
        modelCount: 4,
      },
    },
  ],
};
