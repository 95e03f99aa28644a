import * as v from "valibot";

import { action, image, text } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("hero"),
    eyebrow: v.optional(text(60)),
    title: text(80),
    text: v.optional(text(240)),
    image,
    portrait: v.optional(image),
    size: v.optional(v.picklist(["screen", "page"]), "page"),
    actions: v.optional(v.pipe(v.array(action), v.maxLength(2)), []),
  }),
});

export const fixture: BlockView<"hero"> = {
  kind: "hero",
  eyebrow: "Furniture",
  title: "Made to last.",
  text: "Measured in kilograms and years.",
  image: { src: "scenes/hero-desk.webp", alt: "A desk in the evening." },
  portrait: { src: "scenes/hero-desk-portrait.webp", alt: "A desk in the evening." },
  size: "screen",
  actions: [
    { label: "See all products", href: "/category" },
    { label: "Watch the video", href: "https://video.example/film" },
  ],
};
