import { expect, test } from "vitest";

import { checkFinders } from "./check-finders.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const { categories, vocabulary } = demoContent;

function problemsOf(conditions: object[], key = "floor"): string[] {
  const lamps = categories.find(({ slug }) => slug === "lamps")!;
  const { finder } = lamps.value;
  const changed = structuredClone(finder!);
  Object.assign(changed.questions[0]!.answers[1]!, { key, conditions });
  const entry = { ...lamps, value: { ...lamps.value, finder: changed } };
  return checkFinders({ categories: [entry], vocabulary }).map(({ message }) => message);
}

test("a valid finder has no mistakes", () => {
  expect(checkFinders({ categories, vocabulary })).toEqual([]);
  expect(categories.filter(({ value }) => value.finder).map(({ slug }) => slug)).toEqual(["chairs", "lamps"]);
});

test.each([
  ["a term that is not in the vocabulary", [{ attribute: "place", any: ["flooor"] }], "unknown term"],
  ["a condition that every product meets", [{ attribute: "weight" }], "every product meets it"],
])("%s is a mistake", (_name, conditions, message) => {
  expect(problemsOf(conditions)).toEqual([expect.stringContaining(message)]);
});

test("two answers of a finder have different keys", () => {
  expect(problemsOf([{ attribute: "place", any: ["floor"] }], "desk")).toEqual([
    expect.stringContaining('two answers have the key "desk"'),
  ]);
});
