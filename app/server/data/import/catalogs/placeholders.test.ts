import { expect, test } from "vitest";

import { comparePlaceholders } from "./placeholders.ts";

test("a correct translation has no problem", () => {
  expect(comparePlaceholders("Read <0>more</0> about {name}", "Більше про {name} <0>тут</0>")).toEqual([]);
});

test("an unknown placeholder is reported with the expected one", () => {
  expect(comparePlaceholders("© {year}", "© {jahr}")).toEqual([{ got: "{jahr}", wanted: "{year}" }]);
});

test("a missing placeholder and an extra one are reported", () => {
  expect(comparePlaceholders("Hello {name}", "Hallo")).toEqual([{ got: "no {name}", wanted: "{name}" }]);
  expect(comparePlaceholders("Hello", "Hallo {name}")).toEqual([{ got: "{name}", wanted: "no {name}" }]);
});

test("a link must keep its target", () => {
  expect(comparePlaceholders("See [help](/help).", "Siehe [Hilfe](/hilfe).")).toEqual([
    { got: "](/hilfe)", wanted: "](/help)" },
  ]);
});

test("an invalid message is reported", () => {
  expect(comparePlaceholders("{count} items", "{count Artikel")[0]!.got).toMatch(
    /^a message that cannot be read/,
  );
});
