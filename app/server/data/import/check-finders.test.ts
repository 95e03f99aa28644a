import { expect, test } from "vitest";

import { checkFinders } from "./check-finders.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const { categories, vocabulary } = demoContent;

function problemsOf(conditions: object[], key = "palm"): string[] {
  const mice = categories.find(({ slug }) => slug === "mice")!;
  const { finder } = mice.value;
  const changed = structuredClone(finder!);
  Object.assign(changed.questions[1]!.answers[0]!, { key, conditions });
  const entry = { ...mice, value: { ...mice.value, finder: changed } };
  return checkFinders({ categories: [entry], vocabulary }).map(({ message }) => message);
}

test("the finders of the demo brand have no mistakes", () => {
  expect(checkFinders({ categories, vocabulary })).toEqual([]);
  expect(categories.filter(({ value }) => value.finder).map(({ slug }) => slug)).toEqual([
    "headsets",
    "keyboards",
    "mice",
  ]);
});

test.each([
  ["a term that is not in the vocabulary", [{ attribute: "grip", any: ["palm-gripp"] }], "unknown term"],
  ["a condition that says nothing", [{ attribute: "weight" }], "every product meets it"],
])("%s is a mistake", (_name, conditions, message) => {
  expect(problemsOf(conditions)).toEqual([expect.stringContaining(message)]);
});

test("two answers of a finder have different keys", () => {
  expect(problemsOf([{ attribute: "grip", any: ["palm-grip"] }], "small")).toEqual([
    expect.stringContaining('two answers have the key "small"'),
  ]);
});
