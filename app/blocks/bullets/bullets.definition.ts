import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("bullets"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    columns: v.optional(v.picklist(["1", "2"]), "1"),
    items: v.pipe(v.array(text(240)), v.minLength(1), v.maxLength(24)),
  }),
});

export const fixture: BlockView<"bullets"> = {
  kind: "bullets",
  title: "What is in the box",
  text: "Everything fits into a carton without plastic.",
  columns: "2",
  items: [
    "Alder, with six legs",
    "Key, in the drawer",
    "Cushion, 40 by 40 cm, with a zip",
    "Key for the screws",
    "Second set of feet",
    "Manual in fifteen languages",
  ],
};
