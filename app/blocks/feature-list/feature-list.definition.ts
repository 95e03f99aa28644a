import * as v from "valibot";

import { icon, image, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("feature-list"),
    tone,
    title: text(120),
    text: v.optional(text(320)),
    image,
    side: v.optional(v.picklist(["start", "end"]), "end"),
    features: v.pipe(
      v.array(v.strictObject({ icon, title: text(80), text: text(320) })),
      v.minLength(2),
      v.maxLength(6),
    ),
  }),
});

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
      icon: "product",
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
