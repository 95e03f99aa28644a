/** Words of visitors in every language of the demo: `content/synonyms.yaml`. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { createContentDatabase, databaseAvailable } from "../support/database.ts";
import {
  firstPrices,
  isInOrder,
  keysFound,
  openSearchableSite,
  type PriceOrder,
  type SearchableSite,
} from "../support/search.ts";
import { sites } from "../support/sites.ts";

/** Words that visitors type, and the start of the word for a mouse. */
const categoryWords: [LocaleCode, mou: string, mouse: string, keyboard: string, headset: string][] = [
  ["en", "mou", "mouse", "keyboard", "headset"],
  ["bg", "миш", "мишка", "клавиатура", "слушалки"],
  ["cs", "myš", "myš", "klávesnice", "headset"],
  ["hu", "ege", "egér", "billentyűzet", "headset"],
  ["pl", "mys", "mysz", "klawiatura", "słuchawki"],
  ["sk", "myš", "myš", "klávesnica", "headset"],
  ["uk", "миш", "миша", "клавіатура", "гарнітура"],
  ["ro", "mou", "mouse", "tastatură", "căști"],
  ["ru", "мыш", "мышь", "клавиатура", "гарнитура"],
  ["es", "rat", "ratón", "teclado", "auriculares"],
  ["de", "mau", "Maus", "Tastatur", "Headset"],
  ["el", "ποντ", "ποντίκι", "πληκτρολόγιο", "ακουστικά"],
  ["kz", "тін", "тінтуір", "пернетақта", "гарнитура"],
  ["lv", "pel", "pele", "klaviatūra", "austiņas"],
  ["rs", "miš", "miš", "tastatura", "slušalice"],
  ["ar", "ماو", "ماوس", "لوحة مفاتيح", "سماعة رأس"],
];

const products: Record<string, string[]> = {
  mice: ["facet", "facet-mini", "prism", "shard"],
  keyboards: ["geode", "lattice-100", "lattice-60", "lattice-tkl"],
  headsets: ["echo", "resonance", "resonance-wireless"],
};

test("the list of words covers every site", () => {
  expect(categoryWords.map(([code]) => code).toSorted()).toEqual(sites.map(({ code }) => code).toSorted());
});

describe.skipIf(!databaseAvailable)("search for kinds of products in the languages of the demo", () => {
  let site: SearchableSite;
  beforeAll(async () => {
    site = await openSearchableSite(await createContentDatabase());
  });
  afterAll(() => site.close());

  const found = (code: LocaleCode, query: string) => keysFound(site, code, query);
  const suggested = async (code: LocaleCode, query: string) => {
    const { items } = await site.suggest(code, query);
    return items.map(({ kind, key }) => (kind === "product" ? key : `${kind} ${key}`));
  };
  const outside = (hits: readonly string[], category: string) =>
    hits.slice(0, 3).filter((key) => !products[category]!.includes(key));

  describe.each(categoryWords)("%s", (code, mou, mouse, keyboard, headset) => {
    test.each([
      ["mice", mouse],
      ["mice", mou],
      ["keyboards", keyboard],
      ["headsets", headset],
      ["mice", "mouse"],
      ["mice", "mou"],
      ["keyboards", "keyboard"],
      ["headsets", "headset"],
    ])("the first three hits are %s for %j", async (category, query) => {
      const hits = await found(code, query);
      expect({ query, hits: hits.length >= 3, wrong: outside(hits, category) }).toEqual({
        query,
        hits: true,
        wrong: [],
      });
      expect({ query, suggested: outside(await suggested(code, query), category) }).toEqual({
        query,
        suggested: [],
      });
    });

    test("the English site finds the same products", async () => {
      expect(outside(await found("en", mouse), "mice")).toEqual([]);
      expect(outside(await found("en", keyboard), "keyboards")).toEqual([]);
      expect(outside(await found("en", headset), "headsets")).toEqual([]);
    });
  });

  test.each<[LocaleCode, string, string[]]>([
    ["en", "wireless mouse", ["facet", "facet-mini", "prism"]],
    ["en", "wired mouse", ["shard"]],
    ["de", "Kabelmaus", ["shard"]],
    ["de", "Funkmäuse", ["facet", "facet-mini", "prism"]],
    ["de", "kabellose Tastatur", ["geode", "lattice-tkl"]],
    ["ru", "беспроводная клавиатура", ["geode", "lattice-tkl"]],
    ["uk", "бездротова миша", ["facet", "facet-mini", "prism"]],
    ["hu", "vezeték nélküli egér", ["facet", "facet-mini", "prism"]],
    ["es", "wireless keyboard", ["geode", "lattice-tkl"]],
  ])("attributes filter the hits in %s for %j", async (code, query, expected) => {
    expect((await found(code, query)).slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  });

  test.each<[LocaleCode, string, PriceOrder]>([
    ["ru", "дешёвая клавиатура", "up"],
    ["ru", "дорогие клавиатуры", "down"],
    ["de", "günstige Tastatur", "up"],
    ["en", "cheap keyboards", "up"],
    ["uk", "недорога клавіатура", "up"],
    ["pl", "tania klawiatura", "up"],
  ])("words of price sort the hits in %s for %j", async (code, query, order) => {
    const first = await firstPrices(site, code, query);
    expect(first).toHaveLength(3);
    expect(first.filter(({ key }) => !products["keyboards"]!.includes(key))).toEqual([]);
    const amounts = first.map(({ amount }) => amount);
    expect([amounts, isInOrder(amounts, order)]).toEqual([amounts, true]);
  });
});
