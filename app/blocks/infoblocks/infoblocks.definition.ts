import * as v from "valibot";

import { image, markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("infoblocks"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    blocks: v.pipe(
      v.array(v.strictObject({ title: text(120), body: markdown(), image: v.optional(image) })),
      v.minLength(2),
      v.maxLength(4),
    ),
  }),
});

export const fixture: BlockView<"infoblocks"> = {
  kind: "infoblocks",
  title: "After you have bought it",
  blocks: [
    {
      title: "Warranty",
      body: '<p>Two years on every model, three on keyboards. Keep the receipt; registration is not needed.</p><p><a href="/warranty">Terms of the warranty</a></p>',
      image: {
        src: "scenes/office.webp",
        alt: "A close view of dark keycaps with purple light between the keys.",
      },
    },
    {
      title: "Spare parts",
      body: "<p>Feet, switches, cables and cushions are stocked for five years after a model is discontinued.</p><ul><li>Sent within two days</li><li>With a guide in your language</li></ul>",
      image: {
        src: "scenes/lab.webp",
        alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
      },
    },
    {
      title: "Service",
      body: '<p>A service center repairs most faults within ten working days and sends the result with a report.</p><p><a href="/service-center">Find a service center</a></p>',
      image: {
        src: "scenes/category-headsets.webp",
        alt: "A black headset in front of a white one on its stand, among amethyst crystals.",
      },
    },
  ],
};
