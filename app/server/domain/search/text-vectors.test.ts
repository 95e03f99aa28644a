import { expect, test } from "vitest";

import { createVocabulary, textVector, wordVector } from "./text-vectors.ts";

/** Uses the forms as stems and skips `the`. */
const readStems = async (texts: readonly string[]) =>
  texts.map((text) => (text === "the" ? [] : text.split(" ")));

test("a word is indexed by its stems and as it is written, without accents", async () => {
  const { read, learn } = createVocabulary("el");
  const words = read("Ποντίκι 2.4GHz");
  await learn(readStems);
  expect(words.map(({ stems, lexemes }) => [stems.join(" "), lexemes.join(" ")])).toEqual([
    ["'ποντίκι' 'ποντικι' 'ποντικ'", "'ποντίκι' 'ποντικι' 'ποντικ'"],
    ["'2'", "'2'"],
    ["'4'", "'4'"],
    ["'ghz'", "'ghz'"],
  ]);
});

test("the stems of a word are requested once", async () => {
  const { read, learn } = createVocabulary("uk");
  const requested: string[] = [];
  const recordRequests = (texts: readonly string[]) => {
    requested.push(...texts);
    return readStems(texts);
  };
  const [first] = read("миші миші");
  await learn(recordRequests);
  const [again] = read("Миші бездротові");
  await learn(recordRequests);
  expect(requested).toEqual(["миш", "бездротов"]);
  expect(again).toBe(first);
  expect(first).toMatchObject({ stems: ["'миш'"], lexemes: ["'миш'", "'миші'"] });
});

test("words that are too long for a lexeme are ignored", async () => {
  const { read, learn } = createVocabulary("en");
  const words = read(`mouse ${"a".repeat(501)}`);
  await learn(readStems);
  expect(words.map(({ lexemes }) => lexemes)).toEqual([["'mouse'"], []]);
});

test("the vector of a text has its words with positions and weights", () => {
  const title = [["'facet'"], ["'mice'", "'mous'"]];
  const body = [[], ["'mous'"], ["'wheel'"]];
  const layers = [
    { weight: "A", words: title },
    { weight: "D", words: body },
  ] as const;
  expect(textVector(layers, "product")).toBe("'facet':1A 'mice':2A 'mous':2A 'wheel' '=product'");
  expect(wordVector([...title, ...title], "page")).toBe("'facet' 'mice' 'mous' '=page'");
});
