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
      slug: "what-a-polling-rate-changes",
      title: "What a polling rate changes, and what it does not",
      description:
        "We measured the way from a click to the screen at 1,000 and at 8,000 reports a second. The difference is real, and smaller than most people expect.",
      image: { src: "scenes/category-mice.webp", alt: "Three mice on a dark faceted backdrop." },
      published: "2026-08-27",
      date: "27 August 2026",
      tags: story,
    },
    {
      slug: "the-sound-of-a-plate",
      title: "The sound of a plate",
      description: "Steel, aluminum and polycarbonate under the same switches, recorded in the same room.",
      image: { src: "scenes/category-keyboards.webp", alt: "Two mechanical keyboards." },
      published: "2026-05-14",
      date: "14 May 2026",
      tags: story,
    },
    {
      slug: "how-the-facet-shell-is-cut",
      title: "How the Facet shell is cut",
      description:
        "A mouse shell is mostly material that carries nothing. This is how we found the part that does, removed the rest and arrived at 52 g.",
      image: { src: "scenes/lab.webp", alt: "An exploded view of the Facet mouse." },
      published: "2026-03-12",
      date: "12 March 2026",
      tags: story,
    },
  ],
};
