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
        alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
      },
      caption: "Facet in four layers: shell, switches, battery, base.",
    },
    {
      image: {
        src: "scenes/office.webp",
        alt: "A close view of dark keycaps with purple light between the keys.",
      },
      caption: "Lattice TKL at 40 % brightness. The legends are cut through the cap.",
    },
    {
      image: {
        src: "scenes/category-headsets.webp",
        alt: "A black headset in front of a white one on its stand, among amethyst crystals.",
      },
      caption: "Resonance in both colors, on Spire.",
    },
    {
      image: {
        src: "scenes/category-streaming.webp",
        alt: "A microphone, a key light and a webcam on a dark faceted backdrop.",
      },
      caption: "Druse, Halo and Iris share one stand thread.",
    },
  ],
};
