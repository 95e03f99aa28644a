import * as v from "valibot";

import { action, image, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("hero"),
    eyebrow: v.optional(text(60)),
    title: text(80),
    text: v.optional(text(240)),
    image,
    /** Replaces `image` in portrait windows. */
    portrait: v.optional(image),
    /** `screen` fills the window, `page` is lower, for inner pages. */
    size: v.optional(v.picklist(["screen", "page"]), "page"),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});
