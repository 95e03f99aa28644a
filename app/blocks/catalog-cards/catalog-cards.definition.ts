import * as v from "valibot";

import { action, reference, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("catalog-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    priceText: v.optional(text(60)),
    products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(24)),
    action: v.optional(action),
  }),
});

export const fixture: BlockView<"catalog-cards"> = {
  kind: "catalog-cards",
  title: "From the catalog",
  text: "With item numbers, as shops order them.",
  priceText: "Recommended price with VAT",
  action: { label: "All products", href: "/category" },
  products: [
    {
      slug: "alder",
      sku: "AL-01",
      name: "Alder",
      promise: "Five kilograms of wood, and nothing in the way.",
      image: "scenes/lab.webp",
      imageAlt: "Alder, a light chair.",
      price: "€89.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [{ slug: "new", name: "New" }],
    },
    {
      slug: "elm",
      sku: "EL-01",
      name: "Elm",
      promise: "A slim table with one drawer.",
      image: "scenes/lab.webp",
      imageAlt: "Elm, a table with a drawer.",
      price: "€129.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [],
    },
    {
      slug: "walnut-wide",
      sku: "WA-02",
      name: "Walnut Wide",
      promise: "Two shelves at once, and 70 years between them.",
      image: "scenes/lab.webp",
      imageAlt: "Walnut, a shelf for a wall.",
      price: "€149.90",
      inStock: false,
      swatches: ["#1b1b22"],
      tags: [],
    },
    {
      slug: "maple",
      sku: "MA-01",
      name: "Maple",
      promise: "A lamp table that leaves room for a book.",
      image: "scenes/lab.webp",
      imageAlt: "Maple, a table for a lamp.",
      price: "€119.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [{ slug: "new", name: "New" }],
    },
    {
      slug: "cedar-low",
      sku: "CE-01",
      name: "Cedar Low",
      promise: "Every shelf except the upper one, with or without a door.",
      image: "scenes/lab.webp",
      imageAlt: "Cedar Low, a shelf without a door.",
      price: "€159.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [],
    },
    {
      slug: "spruce",
      sku: "SP-01",
      name: "Spruce",
      promise: "A coat stand with a base that does not tip.",
      image: "scenes/lab.webp",
      imageAlt: "Spruce coat stand.",
      price: "€39.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [],
    },
  ],
};
