import * as v from "valibot";

import { reference, swatchColors, text, tone } from "#app/validation/fields.ts";

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
          category: reference("category"),
          size: v.picklist(["large", "small"]),
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
        slug: "chairs",
        name: "Chairs",
        description: "From 4.6 kg.",
        image: "scenes/lab.webp",
        imageAlt: "Three chairs.",
        modelCount: 4,
      },
    },
  ],
};
