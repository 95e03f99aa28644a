import * as v from "valibot";

import { action, reference, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("articles"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    /** Articles with any of these tags; default: all. */
    tags: v.optional(v.pipe(v.array(reference("tag")), v.minLength(1), v.maxLength(8))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
    action: v.optional(action),
  }),
});

const story = [{ slug: "story", name: "Story" }];

export const fixture: BlockView<"articles"> = {
  kind: "articles",
  title: "From the journal",
  limit: 3,
  articles: [
    {
      slug: "what-oil-changes",
      title: "What oil changes, and what it does not",
      description:
        "We measured the way from an order to the door in summer and in winter. The difference is real, and smaller than most people expect.",
      image: { src: "scenes/lab.webp", alt: "Three chairs in a workshop." },
      published: "2026-08-27",
      date: "27 August 2026",
      tags: story,
    },
    {
      slug: "the-sound-of-a-plate",
      title: "The sound of a plate",
      description: "Steel, aluminum and wood under the same plate, recorded in the same room.",
      image: { src: "scenes/office.webp", alt: "Two tables." },
      published: "2026-05-14",
      date: "14 May 2026",
      tags: story,
    },
    {
      slug: "how-the-frame-is-made",
      title: "How the frame is made",
      description:
        "A frame is mostly wood that carries nothing. This is how we found the part that does, left out the rest and arrived at 5.2 kg.",
      image: { src: "scenes/lab.webp", alt: "The parts of the Alder chair." },
      published: "2026-03-12",
      date: "12 March 2026",
      tags: story,
    },
  ],
};
