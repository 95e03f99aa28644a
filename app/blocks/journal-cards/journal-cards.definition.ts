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
      slug: "what-a-polling-rate-changes",
      title: "What a polling rate changes, and what it does not",
      description: "The way from a click to the screen at 1,000 and at 8,000 reports a second.",
      image: {
        src: "scenes/category-mice.webp",
        alt: "Three gaming mice on a dark faceted backdrop with amethyst crystals.",
      },
      published: "2026-08-27",
      date: "27 August 2026",
      tags: [wireless],
    },
    {
      slug: "the-sound-of-a-plate",
      title: "The sound of a plate",
      description: "Steel, aluminum and polycarbonate under the same switches.",
      image: {
        src: "scenes/category-keyboards.webp",
        alt: "A black and a white mechanical keyboard on a dark faceted backdrop with purple light.",
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
        src: "scenes/category-streaming.webp",
        alt: "A microphone, key light and webcam on a dark faceted backdrop.",
      },
      published: "2026-05-14",
      date: "14 May 2026",
      tags: [streaming, desk],
    },
    {
      slug: "a-desk-measured",
      title: "A desk, measured",
      description: "Heights, distances and angles that let a hand rest.",
      image: {
        src: "scenes/category-accessories.webp",
        alt: "Keycaps, coiled cable, wrist rest and headset stand on a dark faceted backdrop.",
      },
      published: "2026-04-09",
      date: "9 April 2026",
      tags: [desk],
    },
    {
      slug: "how-the-facet-shell-is-cut",
      title: "How the Facet shell is cut",
      description: "How we arrived at 52 g.",
      image: {
        src: "scenes/lab.webp",
        alt: "An exploded view of the Facet mouse floating in front of a dark faceted wall.",
      },
      published: "2026-03-12",
      date: "12 March 2026",
      tags: [story],
    },
    {
      slug: "two-radios-in-one-headset",
      title: "Two radios in one headset",
      description: "Why 2.4 GHz and Bluetooth share an antenna, and how they take turns.",
      image: {
        src: "scenes/category-headsets.webp",
        alt: "A black headset in front of a white one on its stand, among amethyst crystals.",
      },
      published: "2026-02-19",
      date: "19 February 2026",
      tags: [wireless, story],
    },
  ],
};
