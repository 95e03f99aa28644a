import * as v from "valibot";

import { action, slug, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("journal-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** Articles with any of these tags; default: all. */
    tags: v.optional(v.pipe(v.array(slug), v.minLength(1), v.maxLength(8))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 6),
    action: v.optional(action),
    /** `row`: scrolls sideways on phones. */
    layout: v.optional(v.picklist(["grid", "row"]), "grid"),
  }),
});
