import * as v from "valibot";

import { action, reference, text, tone } from "#app/validation/fields.ts";

import { defineBlock } from "../define-block.ts";
import type { BlockView } from "../block-view.ts";

export const definition = defineBlock({
  hydration: "static",
  schema: v.strictObject({
    kind: v.literal("journal-cards"),
    tone,
    title: text(120),
    text: v.optional(text(240)),
    tags: v.optional(v.pipe(v.array(reference("tag")), v.minLength(1), v.maxLength(8))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 6),
    action: v.optional(action),
    layout: v.optional(v.picklist(["grid", "row"]), "grid"),
  }),
});

const story = { slug: "story", name: "Story" };
const desk = { slug: "desk-setup", name: "Desk setup" };
const streaming = { slug: "for-streaming", name: "For streaming" };
const wireless = { slug: "wireless", name: "Wireless" };

export const fixture: BlockView<"journal-cards"> = {
  kind: "journal-cards",
  title: "From the journal",
  text: "How things are made, measured and set up.",
  limit: 6,
  layout: "row",
  action: { label: "All articles", href: "/journal" },
  articles: [
    {
      slug: "what-oil-changes",
      title: "What oil changes, and what it does not",
      description: "The way from an order to the door in summer and in winter.",
      image: {
        src: "scenes/lab.webp",
        alt: "Three chairs in a workshop.",
      },
      published: "2026-08-27",
      date: "27 August 2026",
      tags: [wireless],
    },
    {
      slug: "the-sound-of-a-plate",
      title: "The sound of a plate",
      description: "Steel, aluminum and wood under the same plate.",
      image: {
        src: "scenes/office.webp",
        alt: "A black and a white table.",
      },
      published: "2026-07-02",
      date: "2 July 2026",
      tags: [story],
    },
    {
      slug: "light-for-one-desk",
      title: "Light for one desk",
      description: "A key light, a wall and a window, in this order.",
      image: {
        src: "scenes/stage.webp",
        alt: "A stage with three chairs.",
      },
      published: "2026-05-14",
      date: "14 May 2026",
      tags: [streaming, desk],
    },
    {
      slug: "a-desk-measured",
      title: "A desk, measured",
      description: "Heights, distances and angles that let you rest.",
      image: {
        src: "scenes/parcels.webp",
        alt: "Hooks, a rail and a box.",
      },
      published: "2026-04-09",
      date: "9 April 2026",
      tags: [desk],
    },
    {
      slug: "how-the-frame-is-made",
      title: "How the frame is made",
      description: "How we arrived at 5.2 kg.",
      image: {
        src: "scenes/lab.webp",
        alt: "The parts of the Alder chair beside each other.",
      },
      published: "2026-03-12",
      date: "12 March 2026",
      tags: [story],
    },
    {
      slug: "two-woods-in-one-shelf",
      title: "Two woods in one shelf",
      description: "Why oak and pine share a shelf, and how they age.",
      image: {
        src: "scenes/hero-desk.webp",
        alt: "A black shelf beside a white one.",
      },
      published: "2026-02-19",
      date: "19 February 2026",
      tags: [wireless, story],
    },
  ],
};
