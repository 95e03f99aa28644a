import * as v from "valibot";

import { text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const awardMarks = ["hexagon", "kite", "octagon", "shield", "star", "trillion"] as const;

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("awards-slider"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    awards: v.pipe(
      v.array(
        v.strictObject({
          name: text(80),
          subject: v.optional(text(60)),
          year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
          mark: v.picklist(awardMarks),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
});

export const fixture: BlockView<"awards-slider"> = {
  kind: "awards-slider",
  title: "Awards",
  text: "What juries measured, weighed and wrote down.",
  awards: [
    { name: "Clear Line Prize", subject: "Alder", year: 2026, mark: "octagon" },
    { name: "Desk and Hand Medal", subject: "Birch", year: 2026, mark: "octagon" },
    { name: "Quiet Drawer Award", subject: "Cedar Low", year: 2026, mark: "trillion" },
    { name: "Long Wear Seal", subject: "Walnut Wide", year: 2025, mark: "shield" },
    { name: "True Tone Mention", subject: "Maple", year: 2025, mark: "star" },
    { name: "Flat Pack Prize", subject: "Elm", year: 2025, mark: "kite" },
    { name: "Repairable Design Mark", subject: "Cedar High", year: 2025, mark: "octagon" },
    { name: "Lightest in Test", subject: "Alder Small", year: 2024, mark: "octagon" },
    { name: "Even Light Award", subject: "Oak", year: 2024, mark: "star" },
  ],
};
