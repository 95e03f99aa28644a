import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"iframe-section"> = {
  kind: "iframe-section",
  title: "Walk through the workshop",
  text: "A tour in all directions, from the drawing board to the packing table.",
  src: "https://tours.example/workshop",
  frameTitle: "Tour of the workshop",
};
