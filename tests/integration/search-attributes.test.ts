import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { localeOf } from "#app/server/data/import/site.schema.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { createContentDatabase, databaseAvailable } from "../support/database.ts";
import {
  firstPrices,
  isInOrder,
  keysFound,
  openSearchableSite,
  plain,
  type PriceOrder,
  type SearchableSite,
} from "../support/search.ts";

/** Words that visitors type, and the start of the word for a lamp. */
const categoryWords: [LocaleCode, lam: string, lamp: string, chair: string][] = [
  ["en", "lam", "lamp", "chair"],
  ["uk", "лам", "лампа", "стілець"],
  ["el", "λάμ", "λάμπα", "καρέκλα"],
  ["de", "Lam", "Lampe", "Stuhl"],
  ["ar", "مصب", "مصباح", "كرسي"],
];

const products: Record<string, string[]> = {
  lamps: ["arc", "cone", "old-arc"],
  chairs: ["rest", "fold", "stool"],
};

test("the list of words covers every language", () => {
  const locales = loadContent().sites.value.sites.map(localeOf);
  expect(categoryWords.map(([code]) => code).toSorted()).toEqual([...new Set(locales)].toSorted());
});

describe.skipIf(!databaseAvailable)("search for kinds of products", () => {
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

  describe.each(categoryWords)("%s", (code, lam, lamp, chair) => {
    test.each([
      ["lamps", lamp],
      ["lamps", lam],
      ["chairs", chair],
      ["lamps", "lamp"],
      ["lamps", "lam"],
      ["chairs", "chair"],
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
      for (const [category, word] of [
        ["lamps", lamp],
        ["chairs", chair],
      ] as const) {
        const hits = await found("en", word);
        expect([hits.length >= 3, outside(hits, category)]).toEqual([true, []]);
      }
    });
  });

  test("the category follows the first three products", async () => {
    expect((await found("en", "lamp"))[3]).toBe("category lamps");
    expect((await suggested("de", "Stuhl"))[3]).toBe("category chairs");
  });

  test("pages about products do not outrank products, and the home page is not a hit", async () => {
    const { items } = await site.search("en", "chair");
    const kinds = items.map(({ kind }) => kind);
    expect(kinds.indexOf("page") === -1 || kinds.indexOf("page") > kinds.lastIndexOf("product")).toBe(true);
    expect(items.map(({ target }) => target)).not.toContain("/");
  });

  test.each<[LocaleCode, string, string[]]>([
    ["en", "white lamp", ["arc", "beam"]],
    ["en", "battery lamp", ["beam"]],
    ["en", "soft chair", ["rest"]],
    ["de", "Holzstuhl", ["rest", "stool"]],
    ["de", "Stahlstühle", ["fold"]],
    ["de", "weiße Lampe", ["arc", "beam"]],
    ["uk", "білі лампи", ["arc", "beam"]],
    ["uk", "сталь стілець", ["fold"]],
    ["el", "steel chair", ["fold"]],
  ])("attributes filter the hits in %s for %j", async (code, query, expected) => {
    expect((await found(code, query)).slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  });

  test.each<[LocaleCode, string, PriceOrder]>([
    ["en", "cheap chairs", "up"],
    ["en", "expensive chairs", "down"],
    ["de", "günstiger Stuhl", "up"],
    ["de", "teure Stühle", "down"],
    ["uk", "недорогий стілець", "up"],
    ["el", "φθηνή καρέκλα", "up"],
  ])("words of price sort the hits in %s for %j", async (code, query, order) => {
    const first = await firstPrices(site, code, query);
    expect(first).toHaveLength(3);
    expect(first.filter(({ key }) => !products["chairs"]!.includes(key))).toEqual([]);
    const amounts = first.map(({ amount }) => amount);
    expect([amounts, isInOrder(amounts, order)]).toEqual([amounts, true]);
  });
});

describe.skipIf(!databaseAvailable)("search for models", () => {
  let site: SearchableSite;
  const names = [
    "Audio-Technica ATH-M40x",
    "Razer BlackShark V2 X USB",
    "Razer BlackShark V2 X",
    "HP HyperX Cloud II",
    "HP HyperX Cloud III",
    "Logitech G Pro X Superlight",
    "Logitech MX Master 3S for Mac",
    "Logitech MX Master 3S",
    "Logitech 920-008245",
    "Glorious Model O-",
    "Glorious Model O",
  ];
  beforeAll(async () => {
    site = await openSearchableSite(await createContentDatabase());
    await site.write(
      "en",
      names.map((title, index) => ({
        title,
        kind: "product" as const,
        ...(index === 0 && { code: "ATH.M40/x", codes: ["4961310125431"] }),
      })),
    );
  });
  afterAll(() => site.close());

  test.each([
    ["athm40x", ["Audio-Technica ATH-M40x"]],
    ["ath m40x", ["Audio-Technica ATH-M40x"]],
    ["ATH-M40X", ["Audio-Technica ATH-M40x"]],
    ["4961310125431", ["Audio-Technica ATH-M40x"]],
    ["black shark v2 x", ["Razer BlackShark V2 X", "Razer BlackShark V2 X USB"]],
    ["blackshark v2x", ["Razer BlackShark V2 X", "Razer BlackShark V2 X USB"]],
    ["shark v2", ["Razer BlackShark V2 X", "Razer BlackShark V2 X USB"]],
    ["cloud 2", ["HP HyperX Cloud II"]],
    ["hyper x cloud iii", ["HP HyperX Cloud III"]],
    ["gpro superlight", ["Logitech G Pro X Superlight"]],
    ["mxmaster 3s", ["Logitech MX Master 3S", "Logitech MX Master 3S for Mac"]],
    ["9200082", ["Logitech 920-008245"]],
    ["920008245", ["Logitech 920-008245"]],
    ["920 008245", ["Logitech 920-008245"]],
    ["glorious model o", ["Glorious Model O", "Glorious Model O-"]],
  ])("%j finds %j", async (query, expected) => {
    const { items, corrected } = await site.search("en", query);
    expect([items.map(({ title }) => plain(title)), corrected]).toEqual([expected, undefined]);
    const { items: suggestions } = await site.suggest("en", query);
    expect(plain(suggestions[0]!.title)).toBe(expected[0]);
  });
});
