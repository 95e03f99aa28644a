import { expect, test } from "vitest";

import { versionRows } from "./site-versions.ts";

type Text = { key: string; text: string; sites?: string[] };

const rowsOf = (own: Partial<Record<"at" | "ch", Text[]>>, common: Text[] = [{ key: "a", text: "A" }]) =>
  versionRows(
    {
      locale: "de",
      sites: ["de", "at", "ch"],
      localized: common,
      versions: Object.entries(own).map(([site, localized]) => ({ site, localized })),
    },
    (texts) => texts,
    ({ key }) => key,
  ).map(({ key, text, site, sites }) => [key, text, site, sites]);

test("sites with the same values share a row", () => {
  expect(rowsOf({ at: [{ key: "a", text: "A" }] })).toEqual([["a", "A", "", null]]);
});

test("a version of a site does not change the common row of the other sites", () => {
  expect(rowsOf({ at: [{ key: "a", text: "B" }] })).toEqual([
    ["a", "A", "", ["de", "ch"]],
    ["a", "B", "at", ["at"]],
  ]);
});

test("a text of one site has no common row, and one that a site lacks has no version", () => {
  expect(rowsOf({ at: [{ key: "b", text: "B" }] })).toEqual([
    ["a", "A", "", ["de", "ch"]],
    ["b", "B", "at", ["at"]],
  ]);
});

test("a limit holds for the common row and for versions", () => {
  const limited = { key: "a", text: "A", sites: ["de", "at", "en"] };
  expect(rowsOf({}, [limited])).toEqual([["a", "A", "", ["de", "at", "en"]]]);
  const own = { at: [{ ...limited, text: "B" }], ch: [{ ...limited, text: "C" }] };
  expect(rowsOf(own, [limited])).toEqual([
    ["a", "A", "", ["de"]],
    ["a", "B", "at", ["at"]],
  ]);
});

test("a common row that no site shows is left out", () => {
  const words = [{ key: "a", text: "B" }];
  const all = versionRows(
    {
      locale: "de",
      sites: ["de"],
      localized: [{ key: "a", text: "A" }],
      versions: [{ site: "de", localized: words }],
    },
    (texts: readonly Text[]) => texts,
    ({ key }) => key,
  );
  expect(all.map(({ text, site }) => [text, site])).toEqual([["B", "de"]]);
});
