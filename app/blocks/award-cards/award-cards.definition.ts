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
      title: "Lightest chair in test",
      year: 2026,
      giver: "Gramm & Klick",
      text: "Alder, 5.2 kg. The next one weighed 5.8 kg.",
      mark: "1",
      href: "/product/alder",
    },
    {
      title: "Recommended for repair",
      year: 2026,
      giver: "Open Screw Review",
      text: "Walnut: doors, backs and feet change without a tool that you have to buy.",
      mark: "9.4",
      href: "/product/walnut",
    },
    {
      title: "Table of the year",
      year: 2025,
      giver: "Tastenblatt",
      text: "Elm, for the drawer and for the leg that stays where it is put.",
      mark: "A+",
      href: "/product/elm",
    },
  ],
};
