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
      slug: "facet",
      sku: "AMT-M-FCT-01",
      name: "Facet",
      promise: "Fifty-two grams of cut-out shell, and nothing in the way.",
      image: "products/facet/hero.webp",
      imageAlt: "Facet ultralight wireless mouse with a cut-out shell.",
      price: "€89.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [{ slug: "new", name: "New" }],
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
      tags: [],
    },
    {
      slug: "resonance-wireless",
      sku: "AMT-H-RSW-01",
      name: "Resonance Wireless",
      promise: "Two wireless links at once, and 70 hours between charges.",
      image: "products/resonance-wireless/hero.webp",
      imageAlt: "Resonance Wireless headset with a boom microphone.",
      price: "€149.90",
      inStock: false,
      swatches: ["#1b1b22"],
      tags: [],
    },
    {
      slug: "druse",
      sku: "AMT-S-DRS-01",
      name: "Druse",
      promise: "A USB condenser microphone that hears the voice and leaves the room out.",
      image: "products/druse/hero.webp",
      imageAlt: "Druse USB condenser microphone on its stand.",
      price: "€119.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [{ slug: "new", name: "New" }],
    },
    {
      slug: "lattice-tkl",
      sku: "AMT-K-LTK-01",
      name: "Lattice TKL",
      promise: "Every key except the number pad, with or without the cable.",
      image: "products/lattice-tkl/hero.webp",
      imageAlt: "Lattice TKL mechanical keyboard without a number block.",
      price: "€159.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [],
    },
    {
      slug: "spire",
      sku: "AMT-A-SPR-01",
      name: "Spire",
      promise: "A headset stand with a lit crystal column and a base that does not tip.",
      image: "products/spire/hero.webp",
      imageAlt: "Spire headset stand.",
      price: "€39.90",
      inStock: true,
      swatches: ["#1b1b22"],
      tags: [],
    },
  ],
};
