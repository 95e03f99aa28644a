import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"faq"> = {
  kind: "faq",
  title: "Before you choose",
  questions: [{ question: "Facet or Facet Mini?", answer: "<p>Measure your hand.</p>" }],
};
