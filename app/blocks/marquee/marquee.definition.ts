import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("marquee"),
    tone,
    /** One cycle takes 25 seconds. */
    items: v.pipe(v.array(text(60)), v.minLength(2), v.maxLength(12)),
  }),
});

export const fixture: BlockView<"marquee"> = {
  kind: "marquee",
  tone: "dark",
  items: [
    "5.2 kg, and nothing missing",
    "Nine joints in every Cedar",
    "90,000 days",
    "Plans live in a file",
    "No account needed",
    "Parts for seven years",
  ],
};
