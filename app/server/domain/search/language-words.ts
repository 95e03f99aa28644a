/** Words for an order of prices, and how languages join words. Data only: no locale has its own code. */
import type { LocaleCode } from "#app/site/markets.ts";

export const sortMeanings = ["cheapest", "dearest"] as const;
export type SortMeaning = (typeof sortMeanings)[number];

const list = (words: string) => words.split(" ");

const prices = (cheapest: string, dearest: string): Record<SortMeaning, string[]> => ({
  cheapest: list(cheapest),
  dearest: list(dearest),
});

/** Base forms; stemming covers the others. English words apply to every site. */
export const priceWords: Partial<Record<LocaleCode, Record<SortMeaning, string[]>>> = {
  en: prices("cheap cheapest inexpensive affordable budget", "expensive priciest dearest"),
  bg: prices("евтин евтина евтини евтино", "скъп скъпа скъпи"),
  cs: prices("levný levná levné levně nejlevnější", "drahý drahá nejdražší"),
  hu: prices("olcsó olcsón olcsóbb legolcsóbb", "drága legdrágább"),
  pl: prices("tani tania tanie tanio najtańszy najtańsza", "drogi droga najdroższy"),
  sk: prices("lacný lacná lacné lacno najlacnejší", "drahý drahá najdrahší"),
  uk: prices(
    "дешевий дешева дешево недорогий недорога недорого бюджетний найдешевший",
    "дорогий дорога найдорожчий",
  ),
  ro: prices("ieftin ieftină ieftine ieftini", "scump scumpă scumpe"),
  ru: prices(
    "дешёвый дешёвая дёшево недорогой недорогая недорого бюджетный бюджетная",
    "дорогой дорогая дорогие",
  ),
  es: prices("barato barata baratos económico económica", "caro cara caros"),
  de: prices("billig billigste günstig günstigste preiswert", "teuer teure teuerste"),
  el: prices("φθηνός φθηνή φθηνό φθηνά φτηνός φτηνή φτηνό οικονομικό", "ακριβός ακριβή ακριβό"),
  kz: prices("арзан", "қымбат"),
  lv: prices("lēts lēta lēti lētākais", "dārgs dārga dārgākais"),
  rs: prices("jeftin jeftina jeftino jeftine povoljno", "skup skupa skupo"),
};

/** Letters between the parts of a compound word, in languages with closed compounds. */
export const compoundLinks: Partial<Record<LocaleCode, readonly string[]>> = {
  de: ["", "s", "n", "en", "er", "es"],
  hu: [""],
  nl: ["", "s", "e", "en"],
  sv: ["", "s"],
  da: ["", "s", "e"],
  nb: ["", "s", "e"],
  is: ["", "s", "a", "u"],
  fi: ["", "n"],
  et: [""],
};
