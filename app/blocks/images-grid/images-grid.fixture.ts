import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"images-grid"> = {
  kind: "images-grid",
  title: "In its own light",
  images: [
    { src: "scenes/lab.webp", alt: "An exploded view of a mouse." },
    { src: "scenes/office.webp", alt: "Dark keycaps." },
  ],
};
