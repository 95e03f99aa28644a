import * as v from "valibot";

import { action, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("pdf-catalog"),
    tone,
    cover: image,
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(400)),
    /** Additional link; the only one if there is no printed catalog. */
    action,
  }),
});

export const fixture: BlockView<"pdf-catalog"> = {
  kind: "pdf-catalog",
  cover: {
    src: "scenes/hero-desk-portrait.webp",
    alt: "Cover of the catalog: a desk in the evening.",
  },
  eyebrow: "Catalog 2026",
  title: "Six product families in one catalog",
  text: "Every product on a page of its own, with its price, its colors and every value that we measure. The catalog is made from the data of this site, so it is always as current as the site.",
  file: { address: "/catalogue.pdf", format: "PDF", size: "3.4 MB" },
  action: { label: "Browse products", href: "/category" },
};
