import type { BlockView } from "../block-view.ts";

const country = (code: string, name: string) => ({ code, name, href: `/where-to-buy?country=${code}` });

export const fixture: BlockView<"flag-cards"> = {
  kind: "flag-cards",
  title: "Where are you?",
  text: "Shops and service centres by country.",
  countries: [
    country("AT", "Austria"),
    country("BG", "Bulgaria"),
    country("CZ", "Czechia"),
    country("DE", "Germany"),
    country("ES", "Spain"),
    country("GR", "Greece"),
    country("HU", "Hungary"),
    country("KZ", "Kazakhstan"),
    country("LV", "Latvia"),
    country("PL", "Poland"),
    country("RO", "Romania"),
    country("UA", "Ukraine"),
  ],
};
