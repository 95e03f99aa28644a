import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("newsletter"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
  }),
});

export const fixture: BlockView<"newsletter"> = {
  kind: "newsletter",
  title: "New articles by mail",
  text: "One mail a month, with what we made, measured and repaired.",
};
