import * as v from "valibot";

import { href, icon, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("help"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    tiles: v.pipe(
      v.array(v.strictObject({ icon, title: text(60), text: text(240), href })),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});
