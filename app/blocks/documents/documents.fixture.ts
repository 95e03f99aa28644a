import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"documents"> = {
  kind: "documents",
  title: "Press pictures",
  documents: [{ title: "Share picture", file: "share.png", version: "2.1", format: "PNG", size: "708.3 kB" }],
};
