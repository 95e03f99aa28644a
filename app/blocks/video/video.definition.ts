import * as v from "valibot";

import { text, tone, video } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("video"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    video,
    caption: v.optional(text(240)),
  }),
});

export const fixture: BlockView<"video"> = {
  kind: "video",
  title: "Light on every side",
  text: "The frame has nine parts. Turn it, and each one catches the light at its own angle.",
  video: {
    sources: ["video/turntable.webm", "video/turntable.mp4"],
    poster: "video/turntable.webp",
    alt: "The Alder chair turning slowly.",
    captions: [],
  },
  caption: "Alder in black, one turn in four seconds. Without sound.",
};
