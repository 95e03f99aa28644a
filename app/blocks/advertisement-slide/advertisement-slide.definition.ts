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
      image: { src: "scenes/category-mice.webp", alt: "Three gaming mice among amethyst crystals." },
      title: "Three shells, one sensor",
      text: "Facet, Facet Mini and Prism.",
      tag: "New",
      href: "/category/mice",
    },
    {
      image: { src: "scenes/category-headsets.webp", alt: "A black headset in front of a white one." },
      title: "Forty hours without a cable",
      text: "Resonance Wireless.",
      href: "/product/resonance-wireless",
    },
    {
      image: { src: "scenes/category-streaming.webp", alt: "A microphone, a key light and a webcam." },
      title: "A studio on one desk arm",
      text: "Druse, Halo and Iris.",
      href: "/category/streaming",
    },
    {
      image: { src: "scenes/category-mousepads.webp", alt: "Mouse pads on a dark faceted backdrop." },
      title: "Cloth or stone",
      text: "Cleave is soft, Basalt is hard.",
      href: "/category/mousepads",
    },
    {
      image: { src: "scenes/category-accessories.webp", alt: "Keycaps, a coiled cable and a wrist rest." },
      title: "The small parts",
      text: "Mosaic, Vein, Strata and Spire.",
      href: "/category/accessories",
    },
    {
      image: { src: "scenes/office.webp", alt: "Dark keycaps with purple light between the keys." },
      title: "Light under every key",
      text: "Lattice in three sizes.",
      href: "/category/keyboards",
    },
  ],
};
