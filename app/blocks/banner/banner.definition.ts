import * as v from "valibot";

import { action, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("banner"),
    tone,
    eyebrow: v.optional(text(60)),
    title: text(120),
    text: v.optional(text(240)),
    image,
    action,
  }),
});

export const fixture: BlockView<"banner"> = {
  kind: "banner",
  eyebrow: "Chairs",
  title: "Five kilograms, nothing missing",
  text: "Four chairs, four shapes. Every one is weighed with its cushion.",
  image: {
    src: "scenes/lab.webp",
    alt: "Three chairs in a workshop.",
  },
  action: { label: "See all chairs", href: "/category/chairs" },
};
