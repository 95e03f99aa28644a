import * as v from "valibot";

import { image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("sliders"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    /** Pictures are cropped to 16:10. */
    slides: v.pipe(
      v.array(v.strictObject({ image, caption: v.optional(text(200)) })),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});

export const fixture: BlockView<"sliders"> = {
  kind: "sliders",
  title: "From the light table",
  slides: [
    {
      image: {
        src: "scenes/lab.webp",
        alt: "The parts of the Alder chair beside each other.",
      },
      caption: "Alder in four parts: legs, frame, seat, back.",
    },
    {
      image: {
        src: "scenes/office.webp",
        alt: "An office with a long table.",
      },
      caption: "Cedar Low in the office. The doors open to both sides.",
    },
    {
      image: {
        src: "scenes/hero-desk.webp",
        alt: "A black shelf beside a white one.",
      },
      caption: "Walnut in both colors, on Spruce.",
    },
    {
      image: {
        src: "scenes/stage.webp",
        alt: "A stage with one chair.",
      },
      caption: "Maple, Oak and Pine share one stand thread.",
    },
  ],
};
