import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"points"> = {
  kind: "points",
  tone: "dark",
  title: "Facet in four numbers",
  lines: "rising",
  points: [
    { figure: "52", unit: "g", label: "with battery and feet" },
    { figure: "26,000", unit: "dpi", label: "resolution of the sensor, without smoothing" },
    { figure: "0.25", unit: "ms", label: "from the switch to the computer" },
    { figure: "80", unit: "h", label: "between two charges, at 1,000 Hz" },
  ],
};
