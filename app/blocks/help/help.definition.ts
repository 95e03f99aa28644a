import * as v from "valibot";

import { href, icon, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("help"),
    tone,
    title: v.optional(text(120)),
    text: v.optional(text(240)),
    tiles: v.pipe(
      v.array(v.strictObject({ icon, title: text(60), text: text(240), href })),
      v.minLength(2),
      v.maxLength(8),
    ),
  }),
});

export const fixture: BlockView<"help"> = {
  kind: "help",
  title: "Four ways to an answer",
  tiles: [
    {
      icon: "help-document",
      title: "Manuals",
      text: "Each product has a manual with drawings for building and care. Search by name or item number.",
      href: "/drivers-and-manuals",
    },
    {
      icon: "help-software",
      title: "Software and firmware",
      text: "Every download states its version, size, date and checksum.",
      href: "/drivers-and-manuals",
    },
    {
      icon: "help-service",
      title: "Repair",
      text: "One service center in each country, usually done within ten working days.",
      href: "/service-center",
    },
    {
      icon: "help-done",
      title: "Questions and answers",
      text: "Short answers about shops, wood, care and warranty.",
      href: "/faq",
    },
  ],
};
