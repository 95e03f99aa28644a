import { expect, test } from "vitest";

import { isPagePath } from "./plain-links.ts";

test.each([
  ["/", true],
  ["/product/facet", true],
  ["/category/mice?sort=price#list", true],
  ["/help#warranty", true],
  ["/product?file=a.pdf", true],
  ["/media/downloads/facet-manual.pdf", false],
  ["/catalogue.pdf", false],
  ["//elsewhere.example/page", false],
  ["https://ametrin.example/help", false],
  ["#contact", false],
  ["mailto:service@ametrin.example", false],
  ["", false],
])("%s leads to a page: %s", (href, expected) => {
  expect(isPagePath(href)).toBe(expected);
});
