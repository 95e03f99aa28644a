import type { BlockView } from "../block-view.ts";

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
      description: "Steel, aluminium and polycarbonate under the same switches, recorded in the same room.",
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
