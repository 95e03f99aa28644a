import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"call-to-action"> = {
  kind: "call-to-action",
  title: "Hold it before you decide",
  text: "Weight and shape are easier to judge in the hand than on a screen.",
  action: { label: "Where to buy", href: "/where-to-buy" },
  image: { src: "scenes/crystal-2.webp", alt: "A cluster of crystals." },
};
