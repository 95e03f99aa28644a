import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"bullets"> = {
  kind: "bullets",
  title: "What is in the box",
  text: "Everything fits into a carton without plastic.",
  columns: "2",
  items: [
    "Facet, charged to 60 %",
    "Receiver, in the lid of the battery compartment",
    "Cable, 1.8 m, braided, USB-C at both ends",
    "Adapter from USB-C to USB-A",
    "Second set of feet",
    "Manual in fifteen languages",
  ],
};
