import { expect, test } from "vitest";

import { focusTarget } from "./page-focus.ts";

function page(...selectors: string[]) {
  const find = (selector: string) => (selectors.includes(selector) ? (selector as never) : null);
  return { querySelector: find, getElementById: (id: string) => find(`#${id}`) };
}

test.each([
  ["the anchor of the address", "shipping", page("#shipping", "main h1", "main"), "#shipping"],
  ["main's heading without one", "", page("main h1", "main"), "main h1"],
  ["main's heading when the anchor is unknown", "gone", page("main h1", "main"), "main h1"],
  ["main when it has no heading", "", page("main"), "main"],
  ["nothing on an empty page", "", page(), null],
])("the focus moves to %s", (_, hash, document, expected) => {
  expect(focusTarget(hash, document)).toBe(expected);
});
