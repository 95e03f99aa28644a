import * as v from "valibot";

import { link, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("testimonials-slider"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    testimonials: v.pipe(
      v.array(
        v.strictObject({
          review: text(600),
          reviewer: text(80, "name"),
          position: v.optional(text(120)),
          links: v.optional(v.pipe(v.array(link), v.maxLength(3)), []),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});

export const fixture: BlockView<"testimonials-slider"> = {
  kind: "testimonials-slider",
  title: "What owners say after a thousand hours",
  text: "Written by people who bought the device and kept it.",
  testimonials: [
    {
      review:
        "I stopped noticing it after two days. That is the point of 52 grams: the hand moves, nothing follows late.",
      reviewer: "Ines R.",
      position: "Plays in a regional league, Facet since March",
      links: [{ label: "Facet", href: "/product/facet" }],
    },
    {
      review:
        "I changed all 87 switches in one evening, without solder. The frame does not creak, the stabilisers do not rattle, and the neighbours sleep.",
      reviewer: "Tomáš V.",
      position: "Writes software, types all day",
      links: [
        { label: "Lattice TKL", href: "/product/lattice-tkl" },
        { label: "Mosaic", href: "/product/mosaic" },
      ],
    },
    {
      review:
        "Eight hours of commentary, no pressure on the glasses. The microphone folds away when the cat joins.",
      reviewer: "Oksana D.",
      position: "Tournament commentator",
      links: [{ label: "Resonance Wireless", href: "/product/resonance-wireless" }],
    },
    {
      review:
        "The first microphone my listeners did not ask about. They simply stopped mentioning the sound.",
      reviewer: "Jonas W.",
      position: "Streams on weekends",
      links: [{ label: "Druse", href: "/product/druse" }],
    },
    {
      review: "Cloth, but it stays flat at the edges after a year of washing. The print has not faded.",
      reviewer: "Eleni P.",
      position: "Runs a games café with 24 seats",
      links: [{ label: "Cleave XXL", href: "/product/cleave-xxl" }],
    },
  ],
};
