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
      body: '<p>Two years on every model, three on tables. Keep the receipt; registration is not needed.</p><p><a href="/warranty">Terms of the warranty</a></p>',
      image: {
        src: "scenes/office.webp",
        alt: "An office with a long table.",
      },
    },
    {
      title: "Spare parts",
      body: "<p>Feet, hinges, covers and cushions are stocked for five years after a model is discontinued.</p><ul><li>Sent within two days</li><li>With a guide in your language</li></ul>",
      image: {
        src: "scenes/lab.webp",
        alt: "The parts of the Alder chair beside each other.",
      },
    },
    {
      title: "Service",
      body: '<p>A service center repairs most faults within ten working days and sends the result with a report.</p><p><a href="/service-center">Find a service center</a></p>',
      image: {
        src: "scenes/hero-desk.webp",
        alt: "A black shelf beside a white one.",
      },
    },
  ],
};
