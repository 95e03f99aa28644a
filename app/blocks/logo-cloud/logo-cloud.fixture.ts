import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"logo-cloud"> = {
  kind: "logo-cloud",
  title: "Built with, sold by, played on",
  text: "Switch makers, shops and venues that have worked with us for at least three years.",
  logos: [
    {
      name: "Kantwerk",
      mark: "partners/kristallklick.svg",
      lettering: "condensed",
      sides: 4,
      href: "/where-to-buy",
    },
    { name: "Nordlys", lettering: "wide", sides: 6, href: "/where-to-buy" },
    { name: "Oktav Audio", lettering: "round", sides: 8 },
    { name: "Trigon", lettering: "condensed", sides: 3 },
    { name: "Halde & Söhne", lettering: "round", sides: 5 },
    { name: "Vantage Hall", lettering: "wide", sides: 7, href: "/where-to-buy" },
    { name: "Perko", lettering: "condensed", sides: 6 },
    { name: "Sevenfold", lettering: "round", sides: 7 },
  ],
};
