import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"award-cards"> = {
  kind: "award-cards",
  title: "What others measured",
  awards: [
    {
      title: "Lightest wireless mouse in test",
      year: 2026,
      giver: "Gramm & Klick",
      text: "Facet, 52 g with its battery. The next one weighed 58 g.",
      mark: "1",
      href: "/product/facet",
    },
    {
      title: "Recommended for repair",
      year: 2026,
      giver: "Open Screw Review",
      text: "Resonance: cushions, cable and microphone change without a tool that you have to buy.",
      mark: "9.4",
      href: "/product/resonance",
    },
    {
      title: "Low-profile keyboard of the year",
      year: 2025,
      giver: "Tastenblatt",
      text: "Geode, for the knob and for the stand that stays where it is put.",
      mark: "A+",
      href: "/product/geode",
    },
  ],
};
