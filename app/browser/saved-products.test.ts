import { expect, test } from "vitest";

import { parseList } from "./saved-products.ts";

test("a list in local storage is validated, because anyone can change it", () => {
  expect(parseList("wish-list", "facet prism facet <b> Ⅷ echo")).toEqual(["facet", "prism", "echo"]);
  expect(parseList("compare", "a b c d e f")).toEqual(["a", "b", "c", "d"]);
  expect(parseList("viewed", "")).toEqual([]);
});
