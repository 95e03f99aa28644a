import { expect, test } from "vitest";

import { parseSearch, stringifySearch } from "./search-params.ts";

test("a repeated name has several values, as a form sends it", () => {
  expect({ ...parseSearch("?color=white&tag=new&color=black&color=gray") }).toEqual({
    color: ["white", "black", "gray"],
    tag: "new",
  });
});

test("all values are text", () => {
  expect({ ...parseSearch('?a=1&b=true&c={"d":[1]}&e=') }).toEqual({
    a: "1",
    b: "true",
    c: '{"d":[1]}',
    e: "",
  });
});

test("the same parameters in any order are one address", () => {
  const expected = "?color=black&color=white&page=2&tag=new";
  expect(stringifySearch({ tag: "new", page: 2, color: ["black", "white"] })).toBe(expected);
  expect(stringifySearch({ color: ["black", "white"], tag: ["new"], page: "2" })).toBe(expected);
});

test("missing values have no name in the address", () => {
  expect(stringifySearch({ color: undefined, tag: [], page: null })).toBe("");
});

test("names of JavaScript's own properties are names like others", () => {
  const search = parseSearch("?__proto__=x&constructor=y&toString=z");
  expect(Object.keys(search).toSorted()).toEqual(["__proto__", "constructor", "toString"]);
  expect(stringifySearch(search)).toBe("?__proto__=x&constructor=y&toString=z");
});

test.each(["?q=%3Cscript%3E", "?q=a+b", "?q=%D0%BC%D0%B8%D1%88%D0%B0", "?q=%25", "?a=&b=%26", "?q=%"])(
  "%s reads back as it was written",
  (query) => {
    const once = stringifySearch(parseSearch(query));
    expect(stringifySearch(parseSearch(once))).toBe(once);
  },
);
