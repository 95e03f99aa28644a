import * as v from "valibot";

import { href, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "interactive",
  schema: v.strictObject({
    kind: v.literal("advertisement-slide"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    advertisements: v.pipe(
      v.array(
        v.strictObject({
          image,
          title: text(60),
          text: v.optional(text(120)),
          tag: v.optional(text(24)),
          href,
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
});

export const fixture: BlockView<"advertisement-slide"> = {
  kind: "advertisement-slide",
  title: "New on the bench",
  advertisements: [
    {
      image: { src: "scenes/lab.webp", alt: "Three chairs in a workshop." },
      title: "Three seats, one frame",
      text: "Alder, Alder Small and Birch.",
      tag: "New",
      href: "/category/chairs",
    },
    {
      image: { src: "scenes/hero-desk.webp", alt: "A black shelf beside a white one." },
      title: "Forty years without a nail",
      text: "Walnut Wide.",
      href: "/product/walnut-wide",
    },
    {
      image: { src: "scenes/stage.webp", alt: "A stage with one chair." },
      title: "A wall of shelves",
      text: "Maple, Oak and Pine.",
      href: "/category/streaming",
    },
    {
      image: { src: "scenes/materials.webp", alt: "Cushions on a table." },
      title: "Cloth or stone",
      text: "Wool is soft, cork is hard.",
      href: "/category/cushions",
    },
    {
      image: { src: "scenes/parcels.webp", alt: "Hooks, a rail and a box." },
      title: "The small parts",
      text: "Ash, Beech, Fir and Spruce.",
      href: "/category/accessories",
    },
    {
      image: { src: "scenes/office.webp", alt: "An office with a long table." },
      title: "Light on every shelf",
      text: "Cedar in three sizes.",
      href: "/category/tables",
    },
  ],
};
