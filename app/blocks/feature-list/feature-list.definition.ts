import * as v from "valibot";

import { icon, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("feature-list"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    image,
    /** In reading direction, on wide windows. */
    side: v.optional(v.picklist(["start", "end"]), "end"),
    features: v.pipe(
      v.array(v.strictObject({ icon, title: text(80), text: text(320) })),
      v.minLength(2),
      v.maxLength(6),
    ),
  }),
});
