import { expect, test } from "vitest";

import { findForbidden } from "./forbidden-terms.ts";

const find = (translation: string, never: string, names: string[] = []) =>
  findForbidden({ translation }, [{ never, instead: "x" }], names).map(({ got }) => got);

test("a term is found as a whole word, in capitals or not", () => {
  expect(find("Hast Du Fragen?", "du")).toEqual(['"Du"']);
  expect(find("Durch die Mitte, Individuum", "du")).toEqual([]);
});

test("a star matches any ending", () => {
  expect(find("Слідуючим кроком", "слідуюч*")).toEqual(['"Слідуючим"']);
  expect(find("наслідуючий", "слідуюч*")).toEqual([]);
});

test("an apostrophe belongs to the word around it", () => {
  expect(find("Помилка з’являється знову", "являється")).toEqual([]);
  expect(find("Це «являється» помилкою", "являється")).toEqual(['"являється"']);
});

test("words of a term may be on two lines", () => {
  expect(find("приймати\nучасть", "приймати участь")).toHaveLength(1);
});

test("a language without spaces has its terms in the middle of others", () => {
  expect(find("请点击这里下载", "点击这里")).toEqual(['"点击这里"']);
});

test("placeholders, addresses and names are no words", () => {
  expect(find("{color} und [Farbe](/color)", "color")).toEqual([]);
  expect(find("Resonance Wireless", "wireless", ["Resonance Wireless"])).toEqual([]);
});
