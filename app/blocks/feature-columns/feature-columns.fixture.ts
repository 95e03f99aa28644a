import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"feature-columns"> = {
  kind: "feature-columns",
  title: "How it is cut",
  columns: [
    { icon: "facet", title: "Shell", text: "A lattice of triangles." },
    { icon: "sensor", title: "Sensor", text: "Tracks without smoothing." },
  ],
};
