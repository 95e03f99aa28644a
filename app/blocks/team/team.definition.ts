import * as v from "valibot";

import { email, image, link, phone, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("team"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    /** Maximum per row; narrow windows show fewer. */
    columns: v.optional(v.picklist([2, 3, 4]), 4),
    members: v.pipe(
      v.array(
        v.strictObject({
          name: text(80, "name"),
          position: text(80),
          /** Default: the initials in a faceted stone. */
          photo: v.optional(image),
          description: v.optional(text(320)),
          phones: v.optional(v.pipe(v.array(phone), v.maxLength(3)), []),
          email: v.optional(email),
          links: v.optional(v.pipe(v.array(link), v.maxLength(4)), []),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
});
