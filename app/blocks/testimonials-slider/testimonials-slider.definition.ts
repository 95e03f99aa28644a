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
        "I stopped noticing it after two days. That is the point: one sits, and thinks of something else.",
      reviewer: "Ines R.",
      position: "Plays in a regional league, Alder since March",
      links: [{ label: "Alder", href: "/product/alder" }],
    },
    {
      review:
        "I built all 87 parts in one evening, without a tool. The frame does not creak, the doors do not rattle, and the neighbours sleep.",
      reviewer: "Tomáš V.",
      position: "Writes software, types all day",
      links: [
        { label: "Cedar Low", href: "/product/cedar-low" },
        { label: "Willow", href: "/product/willow" },
      ],
    },
    {
      review: "Eight hours at the desk, no pressure on the knees. The arm folds away when the cat joins.",
      reviewer: "Oksana D.",
      position: "Radio commentator",
      links: [{ label: "Walnut Wide", href: "/product/walnut-wide" }],
    },
    {
      review: "The first table my guests did not ask about. They simply stayed.",
      reviewer: "Jonas W.",
      position: "Streams on weekends",
      links: [{ label: "Maple", href: "/product/maple" }],
    },
    {
      review: "Cloth, but it stays flat at the edges after a year of washing. The print has not faded.",
      reviewer: "Eleni P.",
      position: "Runs a café with 24 seats",
      links: [{ label: "Hazel Wide", href: "/product/hazel-wide" }],
    },
  ],
};
