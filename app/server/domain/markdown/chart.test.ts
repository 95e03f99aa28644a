import { describe, expect, test } from "vitest";

import { chartOf, numbersIn } from "./chart.ts";

test.each([
  ["en", "1,100", [1100]],
  ["en", "2.65 ms", [2.65]],
  ["de", "1.100", [1100]],
  ["de", "0,05 ms", [0.05]],
  ["cs", "1\u{a0}100 výměn", [1100]],
  ["uk", "8–12 Н", [8, 12]],
  ["es", "De 8 a 12 N", [8, 12]],
  ["en", "None", []],
])("%s reads %j as %j", (languageTag, text, numbers) => {
  expect(numbersIn(text, languageTag)).toEqual(numbers);
});

describe("bars", () => {
  const table = [
    ["Shell", "Weight", "Note"],
    ["Closed", "34 g", "none"],
    ["Triangles", "8 to 17 g", "2 holes"],
  ];

  test("share a scale that ends at the largest number; a range begins at its first one", () => {
    const { rows } = chartOf("bars", "Weights", table, "en")!;
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      { text: "34 g", bar: { start: 0, length: 100 } },
      { text: "8 to 17 g", bar: { start: 23.5, length: 26.5 } },
    ]);
  });

  test("are missing in a column that has a cell without a number", () => {
    const { rows, columns } = chartOf("bars", "Weights", table, "en")!;
    expect(columns).toEqual(["Shell", "Weight", "Note"]);
    expect(rows.map(({ cells }) => cells[1])).toEqual([{ text: "none" }, { text: "2 holes" }]);
  });

  test("of percentages are parts of a hundred", () => {
    const { rows } = chartOf(
      "bars",
      "Shares",
      [
        ["", "Share"],
        ["Early", "50 %"],
        ["Late", "93 %"],
      ],
      "en",
    )!;
    expect(rows.map(({ cells }) => cells[0]!.bar?.length)).toEqual([50, 93]);
  });

  test("need a column of numbers", () => {
    expect(
      chartOf(
        "bars",
        "Words",
        [
          ["A", "B"],
          ["one", "two"],
        ],
        "en",
      ),
    ).toBeUndefined();
    expect(chartOf("bars", "Nothing", [], "en")).toBeUndefined();
  });
});

test("a bar of steps begins at the end of the previous bar", () => {
  const { rows } = chartOf(
    "steps",
    "Way",
    [
      ["", "ms"],
      ["One", "1"],
      ["Two", "3"],
    ],
    "en",
  )!;
  expect(rows.map(({ cells }) => cells[0]!.bar)).toEqual([
    { start: 0, length: 25 },
    { start: 25, length: 75 },
  ]);
});
