import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"contact"> = {
  kind: "contact",
  title: "Our offices",
  text: "Design and testing sit in one house, sales and logistics in two others. Visitors are welcome by appointment.",
  offices: [
    {
      name: "Headquarters and studio",
      address: ["Kristallschliffstraße 0", "10000 Berlin"],
      country: "Germany",
      phones: ["+49 30 0000 0100", "+49 30 0000 0101"],
      email: "hello@brand.example",
      hours: "Monday to Friday, 9:00 to 17:00",
    },
    {
      name: "Sales, central Europe",
      address: ["Brusičská 0", "100 00 Praha"],
      country: "Czechia",
      phones: ["+420 000 000 100"],
      email: "sales@brand.example",
      hours: "Monday to Thursday, 8:30 to 16:30. Friday, 8:30 to 14:00",
    },
    {
      name: "Warehouse and returns",
      address: ["ul. Szlifierzy Ametystu 0", "00-000 Warszawa"],
      country: "Poland",
      phones: [],
      email: "returns@brand.example",
    },
  ],
};
