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
    /** First frame of the video; `alt` describes the video. */
    poster: image,
    features: v.optional(v.pipe(v.array(v.strictObject({ icon, title: text(60) })), v.maxLength(4)), []),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});

export const fixture: BlockView<"feature-video-slide"> = {
  kind: "feature-video-slide",
  title: "Light finds the edges",
  text: "The shell of Facet is a lattice of triangles. Material stays where force runs and goes where it does not. What is left weighs 52 g and does not flex.",
  video: { webm: "video/facet-turntable.webm", mp4: "video/facet-turntable.mp4" },
  poster: {
    src: "video/facet-turntable.webp",
    alt: "The Facet mouse turning slowly while a light sweeps over its facets.",
  },
  features: [
    { icon: "weight", title: "52 g" },
    { icon: "sensor", title: "26,000 dpi" },
    { icon: "switch", title: "90 million clicks" },
    { icon: "wireless", title: "2.4 GHz" },
  ],
  actions: [{ label: "Discover Facet", href: "/product/facet" }],
};
