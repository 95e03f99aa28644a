import * as v from "valibot";

import { slug, swatchColors, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("category-banners"),
    tone,
    title: v.optional(text(120)),
    banners: v.pipe(
      v.array(
        v.strictObject({
          category: slug,
          size: v.picklist(["large", "small"]),
          /** Of the line above the name. */
          color: v.optional(v.picklist(swatchColors)),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});

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
