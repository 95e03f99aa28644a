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
    /** Shown instead of `image` on narrow, tall screens. */
    portrait: v.optional(image),
    /** `screen` fills the window, `page` is a lower opening of an inner page. */
    size: v.optional(v.picklist(["screen", "page"]), "page"),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});
