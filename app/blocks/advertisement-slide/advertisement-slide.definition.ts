import * as v from "valibot";

import { href, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("advertisement-slide"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    advertisements: v.pipe(
      v.array(
        v.strictObject({
          image,
          title: text(60),
          text: v.optional(text(120)),
          tag: v.optional(text(24)),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});
