import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"marquee"> = {
  kind: "marquee",
  tone: "dark",
  items: [
    "52 g without holes in the idea",
    "Hot-swap in every Lattice",
    "90 million clicks",
    "Settings live in the device",
    "No account needed",
    "Parts for seven years",
  ],
};
