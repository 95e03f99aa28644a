import * as v from "valibot";

import { text, tone, video } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("video-tabs"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    tabs: v.pipe(
      v.array(v.strictObject({ title: text(60), text: v.optional(text(320)), video })),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});

export const fixture: BlockView<"video-tabs"> = {
  kind: "video-tabs",
  tone: "dark",
  title: "In motion",
  text: "Three short videos, four seconds each, without sound.",
  tabs: [
    {
      title: "Facet, one turn",
      text: "The light moves, the shell does not. What shines through the openings is the frame.",
      video: {
        sources: ["video/facet-turntable.webm", "video/facet-turntable.mp4"],
        poster: "video/facet-turntable.webp",
        alt: "The Facet mouse turning slowly while a light sweeps over its facets.",
        captions: [],
      },
    },
    {
      title: "Lattice TKL, a wave",
      text: "Every key has its own light. A wave takes 1.6 seconds from Escape to the arrow keys.",
      video: {
        sources: ["video/lattice-light.webm", "video/lattice-light.mp4"],
        poster: "video/lattice-light.webp",
        alt: "A wave of purple light running under the keys of a Lattice TKL keyboard.",
        captions: [],
      },
    },
    {
      title: "Resonance, 360° view",
      text: "The boom microphone bends to the mouth and stays where it is put.",
      video: {
        sources: ["video/resonance-orbit.webm", "video/resonance-orbit.mp4"],
        poster: "video/resonance-orbit.webp",
        alt: "A Resonance headset turning slowly in a purple rim light that breathes.",
        captions: [],
      },
    },
  ],
};
