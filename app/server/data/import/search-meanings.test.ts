import { expect, test } from "vitest";

import { searchMeanings } from "./search-meanings.ts";

test("words for a category of the files also apply to categories of rows that are named by one of them", () => {
  const category = (slug: string, name: string) => ({ slug, value: { name } });
  const texts = {
    categories: [
      category("mice", "Mice"),
      category("peripherals-mice", "Mice"),
      category("peripherals-pointers", "Pointers"),
      category("pads", "Pads"),
    ],
    vocabulary: { colors: {}, connections: {}, tags: {}, terms: {} },
  };
  const german = { locale: "de", localized: texts };
  const job = {
    content: {
      sites: { value: { sourceLocale: "en" } },
      categories: texts.categories,
      vocabulary: { value: texts.vocabulary },
      synonyms: { value: { category: { mice: { en: ["pointers"], de: ["Maus"] } } } },
    },
    locales: [german],
  };
  const meanings = searchMeanings(job as never, german as never);
  expect(meanings.filter(({ phrase }) => phrase === "Maus").map(({ meaning }) => meaning)).toEqual([
    "category:mice",
    "category:peripherals-mice",
    "category:peripherals-pointers",
  ]);
});
