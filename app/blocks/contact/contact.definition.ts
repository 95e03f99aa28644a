import * as v from "valibot";

import { phone, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

/** Not translated: a postal address in the local language. */
const addressLine = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("contact"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    offices: v.pipe(
      v.array(
        v.strictObject({
          name: text(80),
          address: v.pipe(v.array(addressLine), v.minLength(1), v.maxLength(5)),
          country: text(60),
          phones: v.optional(v.pipe(v.array(phone), v.maxLength(5)), []),
          email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(200))),
          hours: v.optional(text(200)),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
});
