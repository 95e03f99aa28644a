import { expect, test } from "vitest";

import { createGuesser } from "./guess-redirect.ts";

const guess = createGuesser([
  "/",
  "/about",
  "/help",
  "/product",
  "/product/desk-lamp",
  "/product/desk-lamp-mini",
  "/product/floor-lamp",
  "/category/lamps",
  "/category/lamps-for-desks",
  "/uber-uns",
]);

test.each([
  ["/about.html", "/about"],
  ["/en/About-us/", "/about"],
  ["/shop/desk_lamp.php", "/product/desk-lamp"],
  ["/products/desklamp", "/product/desk-lamp"],
  ["/lamp-desk-mini/index.html", "/product/desk-lamp-mini"],
  ["/kategorie/category/lamp", "/category/lamps"],
  ["/%C3%BCber-uns", "/uber-uns"],
  ["/zzz", undefined],
  ["/", undefined],
  ["/%E0%A4%A", undefined],
])("the guess for %s is %s", (path, meant) => {
  expect(guess(path)).toBe(meant);
});

test("a guess among many pages takes milliseconds", () => {
  const many = createGuesser(Array.from({ length: 20_000 }, (_, number) => `/product/lamp-${number}-of-oak`));
  const started = performance.now();
  expect(many("/old/oak-lamp-777.html")).toBe("/product/lamp-777-of-oak");
  expect(performance.now() - started).toBeLessThan(5_000);
});
