import * as v from "valibot";

import { lineDirections, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("points"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(320)),
    lines: v.optional(v.picklist(lineDirections)),
    points: v.pipe(
      v.array(
        v.strictObject({
          /** Up to three decimals, formatted for the locale. */
          figure: v.pipe(v.number(), v.finite()),
          unit: v.optional(text(16)),
          label: text(120),
        }),
      ),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});

export const fixture: BlockView<"points"> = {
  kind: "points",
  tone: "dark",
  title: "Alder in four numbers",
  lines: "rising",
  points: [
    { figure: "5.2", unit: "kg", label: "with cushion and feet" },
    { figure: "26", unit: "", label: "colors to choose from" },
    { figure: "0.25", unit: "mm", label: "between drawer and frame" },
    { figure: "80", unit: "h", label: "of care in a year" },
  ],
};
