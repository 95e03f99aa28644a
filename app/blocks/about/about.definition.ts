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
  title: "Named after a tree",
  body: [
    "<p>Our name is that of the tree in front of the workshop. It was there first, and each of us has sat under it.</p>",
    "<p>Each piece begins as a list of wishes: more drawers, more shelves, more weight to make it feel solid. We measure which of them help, and leave out the rest.</p>",
    '<p>Alder shows the method best. Its frame has nine parts and weighs 5.2 kg. The <a href="/how-the-frame-is-made">full story of the frame</a> is in our journal.</p>',
    "<ul><li><strong>Publish the number.</strong> Weight, load and wood are in the specification.</li><li><strong>Plan the repair.</strong> A service center can replace each part that wears.</li><li><strong>Light with a reason.</strong> It shows a state or marks a place.</li></ul>",
  ].join(""),
  image: {
    src: "scenes/lab.webp",
    alt: "The parts of the Alder chair beside each other.",
  },
  figures: [
    { value: "2019", label: "first sample cut" },
    { value: "41", label: "people in one building" },
    { value: "17", label: "countries with a service center" },
  ],
};
