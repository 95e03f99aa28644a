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
      title: "Alder, one turn",
      text: "The light moves, the shelf does not.",
      video: {
        sources: ["video/turntable.webm", "video/turntable.mp4"],
        poster: "video/turntable.webp",
        alt: "The Alder chair turning slowly.",
        captions: [],
      },
    },
    {
      title: "Cedar Low, a wave",
      text: "Every shelf has its own light. A wave takes 1.6 seconds from left to right.",
      video: {
        sources: ["video/wave.webm", "video/wave.mp4"],
        poster: "video/wave.webp",
        alt: "A wave of light running over a shelf.",
        captions: [],
      },
    },
    {
      title: "Walnut, 360° view",
      text: "The arm bends to the seat and stays where it is put.",
      video: {
        sources: ["video/orbit.webm", "video/orbit.mp4"],
        poster: "video/orbit.webp",
        alt: "A shelf turning slowly.",
        captions: [],
      },
    },
  ],
};
