import { describe, expect, test } from "vitest";

import { candidateKeys, type MeaningRow, phraseKeys, readMeaning } from "./meanings.ts";

const word = (folded: string, ...stems: string[]) => ({ folded, stems: stems.length > 0 ? stems : [folded] });

const rows: MeaningRow[] = [
  { key: "maus", meaning: "category:mice", foreign: false },
  { key: "kabel", meaning: "tag:wired", foreign: false },
  { key: "mouse pad", meaning: "category:mousepads", foreign: true },
  { key: "mouse", meaning: "category:mice", foreign: true },
  { key: "red", meaning: "color:red", foreign: true },
  { key: "red", meaning: "tag:networks", foreign: false },
  { key: "weiss", meaning: "color:white", foreign: false },
  { key: "weiss", meaning: "term:white-light", foreign: false },
  { key: "billig", meaning: "sort:cheapest", foreign: false },
];

const known = (meaning: string) => ({ meaning, intent: meaning });

const read = (...words: ReturnType<typeof word>[]) =>
  readMeaning(
    words,
    rows.filter(({ key }) => candidateKeys(words, "de").includes(key)),
    "de",
  );

describe("meanings of words", () => {
  test("the longest phrase wins", () => {
    expect(read(word("mouse"), word("pad"))).toEqual([
      known("('=category:mousepads')"),
      known("('=category:mousepads')"),
    ]);
    expect(read(word("mouse"))).toEqual([known("('=category:mice')")]);
  });

  test("a word of the site's language hides a foreign one", () => {
    expect(read(word("red"))).toEqual([known("('=tag:networks')")]);
  });

  test("a color ranks products before a term of the same name", () => {
    expect(read(word("weiss"))).toEqual([
      { meaning: "('=color:white' | '=term:white-light')", intent: "('=color:white')" },
    ]);
  });

  test("a compound word has the meanings of its parts", () => {
    expect(read(word("kabelmause", "kabelmaus"))).toEqual([known("(('=tag:wired') & ('=category:mice'))")]);
    expect(read(word("kabelsalat"))).toEqual([{}]);
  });

  test("a word of price sorts", () => {
    expect(read(word("billige", "billig"), word("maus"))).toEqual([
      { sort: "cheapest" },
      known("('=category:mice')"),
    ]);
  });

  test("a stop word alone has no meaning", () => {
    expect(read({ folded: "red", stems: [] })).toEqual([{}]);
  });
});

test("keys of a phrase are bounded", () => {
  const forms = Array.from({ length: 10 }, (_, index) => `form${index}`);
  expect(phraseKeys([forms, forms, forms, forms]).length).toBeLessThanOrEqual(32);
});
