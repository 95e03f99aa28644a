import * as v from "valibot";

import { action, icon, image, mediaPath, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

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
