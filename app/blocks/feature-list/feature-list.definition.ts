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
  text: "Alder has four parts that decide how you sit. Each one can be replaced.",
  image: {
    src: "scenes/lab.webp",
    alt: "The parts of the Alder chair beside each other.",
  },
  side: "end",
  features: [
    {
      icon: "product",
      title: "Frame",
      text: "Nine parts of wood. It weighs 1.4 kg and does not creak.",
    },
    {
      icon: "sensor",
      title: "Colors",
      text: "26 colors, each of them from one maker.",
    },
    {
      icon: "switch",
      title: "Joints",
      text: "Of wood, rated for 90,000 days, and held by two screws.",
    },
    {
      icon: "battery",
      title: "Seat",
      text: "80 years of use. Ten minutes of oiling last for a year.",
    },
  ],
};
