import * as v from "valibot";

import { figure, image, markdown, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("about"),
    tone,
    eyebrow: v.optional(text(60)),
    title: text(120),
    body: markdown(),
    image,
    figures: v.optional(v.pipe(v.array(figure), v.maxLength(4)), []),
  }),
});

export const fixture: BlockView<"about"> = {
  kind: "about",
  eyebrow: "Our story",
  title: "Named after a stone with two colors",
  body: [
    "<p>Our name is that of a quartz that grows purple and yellow in the same crystal. In the rough it looks gray. Its colors appear only when a cutter removes the right material at the right angle.</p>",
    "<p>We took the name because the work is similar. A peripheral begins as a list of wishes: more buttons, more light, more weight to make it feel solid. We measure which of them help the hand, and cut the rest.</p>",
    '<p>Facet shows the method best. What is left of its shell is a lattice of triangles and a weight of 52 g. The <a href="/how-the-facet-shell-is-cut">full story of the shell</a> is in our journal.</p>',
    "<ul><li><strong>Publish the number.</strong> Weight, latency and battery life are in the specification.</li><li><strong>Plan the repair.</strong> A service center can replace each part that wears.</li><li><strong>Light with a reason.</strong> It shows a state or marks a place.</li></ul>",
  ].join(""),
  image: {
    src: "scenes/lab.webp",
    alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
  },
  figures: [
    { value: "2019", label: "first sample cut" },
    { value: "41", label: "people in one building" },
    { value: "17", label: "countries with a service center" },
  ],
};
