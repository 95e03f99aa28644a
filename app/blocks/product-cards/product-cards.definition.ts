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
      slug: "facet",
      sku: "AMT-M-FCT-01",
      name: "Facet",
      promise: "Fifty-two grams of cut-out shell.",
      image: "products/facet/hero.webp",
      imageAlt: "Facet mouse.",
      price: "€89.90",
      inStock: false,
      swatches: ["#1b1b22"],
      tags: [fresh, wireless],
    },
    {
      slug: "geode",
      sku: "AMT-K-GEO-01",
      name: "Geode",
      promise: "A slim aluminum keyboard with one knob and very little height.",
      image: "products/geode/hero.webp",
      imageAlt: "Geode low-profile keyboard with a knob.",
      price: "€129.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [fresh, wireless, desk],
    },
    {
      slug: "resonance-wireless",
      sku: "AMT-H-RSW-01",
      name: "Resonance Wireless",
      promise: "Two wireless links at once, and 70 hours between charges.",
      image: "products/resonance-wireless/hero.webp",
      imageAlt: "Resonance Wireless headset with a boom microphone.",
      price: "€179.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [wireless],
    },
    {
      slug: "cleave-xxl",
      sku: "AMT-P-CLX-01",
      name: "Cleave XXL",
      promise: "Room for everything on the desk.",
      image: "products/cleave-xxl/hero.webp",
      imageAlt: "Cleave XXL desk mat.",
      price: "€39.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [bestseller, desk],
    },
  ],
};
