import * as v from "valibot";

import { action, icon, image, mediaPath, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("feature-video-slide"),
    title: text(120),
    text: text(400),
    /** A short silent loop of 16 : 9, in two formats with the same pictures. */
    video: v.strictObject({ webm: mediaPath, mp4: mediaPath }),
    /** The first picture of the video; its `alt` says what the video shows. */
    poster: image,
    features: v.optional(v.pipe(v.array(v.strictObject({ icon, title: text(60) })), v.maxLength(4)), []),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});
