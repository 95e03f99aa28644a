import * as v from "valibot";

import { icon, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("feature-columns"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    columns: v.pipe(
      v.array(v.strictObject({ icon, title: text(60), text: text(240) })),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});

export const fixture: BlockView<"feature-columns"> = {
  kind: "feature-columns",
  title: "How we build Alder",
  columns: [
    { icon: "product", title: "Frame", text: "Nine parts of wood." },
    { icon: "sensor", title: "Colors", text: "Paint without solvents." },
  ],
};
