import * as v from "valibot";

import { action, icon, image, mediaPath, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("feature-video-slide"),
    title: text(120),
    text: text(400),
    /** Paths of the same short silent 16:9 loop in two formats. */
    video: v.strictObject({ webm: mediaPath, mp4: mediaPath }),
    poster: image,
    features: v.optional(v.pipe(v.array(v.strictObject({ icon, title: text(60) })), v.maxLength(4)), []),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});

export const fixture: BlockView<"feature-video-slide"> = {
  kind: "feature-video-slide",
  title: "Light finds the room",
  text: "The frame of Alder has nine parts. Wood stays where force runs and goes where it does not. What is left weighs 52 g and does not flex.",
  video: { webm: "video/turntable.webm", mp4: "video/turntable.mp4" },
  poster: {
    src: "video/turntable.webp",
    alt: "The Alder chair turning slowly.",
  },
  features: [
    { icon: "weight", title: "52 g" },
    { icon: "sensor", title: "26 colors" },
    { icon: "switch", title: "90,000 days" },
    { icon: "product", title: "Oak" },
  ],
  actions: [{ label: "Discover Alder", href: "/product/alder" }],
};
