import { expect, test } from "vitest";

import { shopSearchOf } from "./place-search.ts";
import { parseSearch } from "./search-params.ts";

const read = (query: string) => {
  const entries = Object.entries(shopSearchOf(parseSearch(query)));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

test("every filter is read", () => {
  expect(read("?country=DE&kind=local&product=resonance-wireless&city=+Ham&near=53.55,10")).toEqual({
    country: "DE",
    kind: "local",
    product: "resonance-wireless",
    city: "Ham",
    near: "53.55,10",
  });
});

test("empty fields of a form are ignored, and the first valid value is used", () => {
  expect(read("?country=&kind=&product=&city=10000&near=")).toEqual({ city: "10000" });
  expect(read("?country=de&country=AT&country=DE")).toEqual({ country: "AT" });
});

test.each([
  ["an unknown kind", "?kind=both"],
  ["a country that is not a code", "?country=Germany"],
  ["an invalid slug", "?product=../../etc/passwd"],
  ["a place beyond the pole", "?near=95,10"],
  ["text of marks alone", "?city=%25%25%25"],
  ["text that is too long", `?city=${"a".repeat(81)}`],
  ["a name of JavaScript's own", "?__proto__=DE&constructor=DE"],
])("%s is left out", (_, query) => expect(read(query)).toEqual({}));
