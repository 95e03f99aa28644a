import * as v from "valibot";

import { href, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("award-cards"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    awards: v.pipe(
      v.array(
        v.strictObject({
          title: text(80),
          year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
          giver: text(80),
          text: v.optional(text(240)),
          /** Grade or rank, for example `9.2` or `1`. */
          mark: text(4),
          href: v.optional(href),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});

export const fixture: BlockView<"award-cards"> = {
  kind: "award-cards",
  title: "What others measured",
  awards: [
    {
      title: "Lightest wireless mouse in test",
      year: 2026,
      giver: "Gramm & Klick",
      text: "Facet, 52 g with its battery. The next one weighed 58 g.",
      mark: "1",
      href: "/product/facet",
    },
    {
      title: "Recommended for repair",
      year: 2026,
      giver: "Open Screw Review",
      text: "Resonance: cushions, cable and microphone change without a tool that you have to buy.",
      mark: "9.4",
      href: "/product/resonance",
    },
    {
      title: "Low-profile keyboard of the year",
      year: 2025,
      giver: "Tastenblatt",
      text: "Geode, for the knob and for the stand that stays where it is put.",
      mark: "A+",
      href: "/product/geode",
    },
  ],
};
