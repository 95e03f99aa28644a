import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"service-form"> = {
  kind: "service-form",
  title: "Ask for a repair",
  text: "Describe the fault. We answer within two working days with the next step.",
  options: {
    countries: [
      { code: "CZ", name: "Czechia" },
      { code: "DE", name: "Germany" },
      { code: "LV", name: "Latvia" },
    ],
    families: [
      {
        name: "Mice",
        products: [
          { slug: "facet", name: "Facet" },
          { slug: "prism", name: "Prism" },
        ],
      },
      { name: "Keyboards", products: [{ slug: "lattice-tkl", name: "Lattice TKL" }] },
    ],
  },
};
