import type { ParsedLocation } from "@tanstack/react-router";
import { expect, test } from "vitest";

import { isPageChange } from "./navigation.ts";

const at = (pathname: string, searchStr = "", hash = "") => ({ pathname, searchStr, hash }) as ParsedLocation;

test.each([
  ["another path", at("/"), at("/about"), true],
  ["another parameter of the same route", at("/product/facet"), at("/product/shard"), true],
  ["another filter", at("/category", "?page=1"), at("/category", "?page=2"), true],
  ["an anchor of the same page", at("/faq"), at("/faq", "", "shipping"), false],
  ["the first page", undefined, at("/"), false],
])("page changes are distinguished: %s", (_, fromLocation, toLocation, expected) => {
  expect(isPageChange({ fromLocation, toLocation })).toBe(expected);
});
