import { describe, expect, test } from "vitest";

import { chosenValues, isFiltered, listSearchOf, parameterOf } from "./product-list-search.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

const read = (query: string) => listSearchOf(parseSearch(query));
const canonical = (query: string) => stringifySearch(read(query));

test("every filter is read from its parameter", () => {
  expect(
    read(
      "?category=mice&color=white&color=black&connection=usb&tag=new&min=49.5&max=100&stock=in&sort=name&page=3",
    ),
  ).toEqual({
    category: ["mice"],
    color: ["black", "white"],
    connection: ["usb"],
    tag: ["new"],
    min: 49.5,
    max: 100,
    stock: "in",
    sort: "name",
    page: 3,
  });
});

test("makers and values of attributes are texts, each attribute with its own values", () => {
  const search = read("?brand=Audio-Technica&filter=switch.Cherry+MX+Red&filter=dpi.1.5&filter=switch.Brown");
  expect(chosenValues(search)).toEqual({
    brand: ["Audio-Technica"],
    "attribute.switch": ["Brown", "Cherry MX Red"],
    "attribute.dpi": ["1.5"],
  });
  expect(parameterOf("attribute.switch", "Brown")).toEqual({ name: "filter", value: "switch.Brown" });
  expect(parameterOf("color", "red")).toEqual({ name: "color", value: "red" });
});

test("one facet may show all of its values", () => {
  expect(read("?all=brand").all).toBe("brand");
  expect(read("?all=attribute.switch&all=tag").all).toBe("attribute.switch");
  expect(isFiltered(read("?all=brand"))).toBe(true);
});

test("an empty form is the page without parameters", () => {
  expect(canonical("?min=&max=&sort=")).toBe("");
});

test("the order of values and repeated values make no difference", () => {
  expect(canonical("?color=white&color=black&color=white")).toBe("?color=black&color=white");
});

test("a comma is read as a decimal point", () => {
  expect(read("?min=89,90").min).toBe(89.9);
});

describe("invalid values are ignored", () => {
  test.each([
    ["page=0"],
    ["page=1"],
    ["page=-5"],
    ["page=2.5"],
    ["page=1e9"],
    ["page=100000"],
    ["page=Infinity"],
    ["min=-1"],
    ["min=0"],
    ["min=1e3"],
    ["max=12345678901"],
    ["max=1.234"],
    ["sort=price"],
    ["sort=__proto__"],
    ["stock=out"],
    ["color=%3Cscript%3Ealert(1)%3C/script%3E"],
    ["color='%20or%201=1--"],
    ["tag=%00"],
    [`tag=${"a".repeat(10_000)}`],
    ["color[]=white"],
    ["brand=%00"],
    ["brand=%20Acme"],
    [`brand=${"a".repeat(81)}`],
    ["filter=switch"],
    ["filter=switch."],
    ["filter=.red"],
    ["filter=Switch.red"],
    ["filter=switch.red%0A"],
    ["filter=switch.red%20"],
    [`filter=switch.${"a".repeat(400)}`],
    ["all=sofas"],
    ["all=attribute."],
    ["all=attribute.%3Cb%3E"],
    ["unknown=1"],
  ])("%s", (query) => {
    expect(canonical(`?${query}`)).toBe("");
  });
});

test("no more than twenty values of a name count", () => {
  const query = Array.from({ length: 50 }, (_, index) => `tag=t${index}`).join("&");
  expect(read(`?${query}`).tag).toHaveLength(20);
  const values = Array.from({ length: 50 }, (_, index) => `filter=switch.${index}`).join("&");
  expect(read(`?${values}`).filter).toHaveLength(20);
});

test("a parsed search is parsed to the same search again, so that no address redirects to itself", () => {
  for (const query of [
    "?color=b&color=a&page=2&min=1,5",
    "?sort=name&sort=newest",
    "?max=00012.50&page=02",
    "?filter=b.x&filter=a.y&brand=Z&brand=A&all=color",
  ]) {
    expect(canonical(canonical(query))).toBe(canonical(query));
  }
});

test("a page of the whole list is not a filtered list", () => {
  expect(isFiltered(read("?page=2"))).toBe(false);
  expect(isFiltered(read("?page=2&sort=name"))).toBe(true);
  expect(isFiltered(read("?color=white"))).toBe(true);
  expect(isFiltered(read("?color=%3C"))).toBe(false);
});
