import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"feature-list"> = {
  kind: "feature-list",
  title: "Taken apart",
  text: "Facet has four parts that decide how it plays. Each one can be replaced.",
  image: {
    src: "scenes/lab.webp",
    alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
  },
  side: "end",
  features: [
    {
      icon: "facet",
      title: "Shell",
      text: "A lattice of triangles, 1.1 mm thin. It weighs 14 g and does not creak.",
    },
    {
      icon: "sensor",
      title: "Sensor",
      text: "26,000 dpi, without smoothing, corrected for every surface we sell.",
    },
    {
      icon: "switch",
      title: "Switches",
      text: "Optical, rated for 90 million presses, and held by two screws.",
    },
    {
      icon: "battery",
      title: "Battery",
      text: "80 hours at 1,000 Hz. Ten minutes of charging last for an evening.",
    },
  ],
};
