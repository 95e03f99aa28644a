import * as v from "valibot";

import { action, reference, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  areas: ["catalog"],
  schema: v.strictObject({
    kind: v.literal("product-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** In display order. Missing products are skipped. */
    products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(24)),
    filter: v.optional(v.boolean(), false),
    action: v.optional(action),
  }),
});

const bestseller = { slug: "bestseller", name: "Bestseller" };
const desk = { slug: "desk-setup", name: "Desk setup" };
const fresh = { slug: "new", name: "New" };
const wireless = { slug: "wireless", name: "Wireless" };

export const fixture: BlockView<"product-cards"> = {
  kind: "product-cards",
  title: "Featured products",
  filter: true,
  action: { label: "See all products", href: "/category" },
  products: [
    {
      slug: "alder",
      sku: "AL-01",
      name: "Alder",
      promise: "Five kilograms of wood.",
      image: "scenes/lab.webp",
      imageAlt: "Alder chair.",
      price: "€89.90",
      inStock: false,
      swatches: ["#1b1b22"],
      tags: [fresh, wireless],
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
      tags: [fresh, wireless, desk],
    },
    {
      slug: "walnut-wide",
      sku: "WA-02",
      name: "Walnut Wide",
      promise: "Two shelves at once, and 70 years between them.",
      image: "scenes/lab.webp",
      imageAlt: "Walnut, a shelf for a wall.",
      price: "€179.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [wireless],
    },
    {
      slug: "hazel-wide",
      sku: "HA-02",
      name: "Hazel Wide",
      promise: "Room for everything on the desk.",
      image: "scenes/lab.webp",
      imageAlt: "Hazel Wide cushion.",
      price: "€39.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [bestseller, desk],
    },
  ],
};
