import { expect, test } from "vitest";

import { comparePlaceholders } from "./placeholders.ts";

test("a faithful translation has nothing wrong", () => {
  expect(comparePlaceholders("Read <0>more</0> about {name}", "Більше про {name} <0>тут</0>")).toEqual([]);
});

test("an invented placeholder is named with the one that was wanted", () => {
  expect(comparePlaceholders("© {year}", "© {jahr}")).toEqual([{ got: "{jahr}", wanted: "{year}" }]);
});

test("a lost placeholder and one too many are named", () => {
  expect(comparePlaceholders("Hello {name}", "Hallo")).toEqual([{ got: "no {name}", wanted: "{name}" }]);
  expect(comparePlaceholders("Hello", "Hallo {name}")).toEqual([{ got: "{name}", wanted: "no {name}" }]);
});

test("a link must keep its target", () => {
  expect(comparePlaceholders("See [help](/help).", "Siehe [Hilfe](/hilfe).")).toEqual([
    { got: "](/hilfe)", wanted: "](/help)" },
  ]);
});

test("a broken message says so", () => {
  expect(comparePlaceholders("{count} items", "{count Artikel")[0]!.got).toMatch(
    /^a message that cannot be read/,
  );
});
