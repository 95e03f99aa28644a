import * as v from "valibot";

import { reference, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";

export const definition = defineBlock({
  hydration: "interactive",
  areas: ["validation"],
  schema: v.strictObject({
    kind: v.literal("award-invitation"),
    /** Key in `content/awards.yaml`. */
    award: reference("award"),
    label: text(60, "button"),
  }),
});
