import * as v from "valibot";

import { action, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("partners"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    partners: v.pipe(
      v.array(
        v.strictObject({
          icon: v.picklist(["partners-catalog", "partners-contact", "partners-certificate"]),
          name: text(80),
          text: text(320),
          action,
        }),
      ),
      v.minLength(1),
      v.maxLength(9),
    ),
  }),
});
