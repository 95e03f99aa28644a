import { expect, test } from "vitest";

import { booleanOf, hoursOf, numberOf, priceOf, stockOf, textsOf } from "./cell-values.ts";
import { slugOf } from "./handle.ts";
import { markdownOf } from "./markdown-of-html.ts";
import { swatchOf } from "./swatches.ts";

test.each([
  ["49.90", ".", 49.9],
  ["1,299.00", ".", 1299],
  ["1.299,50", ",", 1299.5],
  ["49,9", ",", 49.9],
  ["€ 49.90", ".", 49.9],
  ["1 299.5 CZK", ".", 1299.5],
  [12.345, ".", 12.35],
] as const)("the price %j with the decimal sign %j is %d", (text, decimal, price) => {
  expect(priceOf(text, { decimal })).toBe(price);
});

test.each([
  ["49,90", "."],
  ["1.299,50", "."],
  ["on request", "."],
  ["1.2.3", "."],
  ["0", "."],
  ["-5", "."],
] as const)("%j with the decimal sign %j is not a price", (text, decimal) => {
  expect(() => priceOf(text, { decimal })).toThrow(`expected a price like 49${decimal}90`);
});

test("numbers, yes and no, and stock values are read", () => {
  const format = { decimal: "." } as const;
  expect(numberOf("-3.5", format)).toBe(-3.5);
  expect(["yes", "No", "TRUE", "0"].map(booleanOf)).toEqual([true, false, true, false]);
  expect(["12", "0", "-2", "yes", false].map((value) => stockOf(value, format))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(() => booleanOf("maybe")).toThrow("expected yes or no");
});

test("a list in a cell is separated by bars, or is JSON", () => {
  expect(textsOf("a | b|")).toEqual(["a", "b"]);
  expect(textsOf('["a | b", "c"]')).toEqual(["a | b", "c"]);
});

test.each([
  ["mo-fr 09:00-18:00; sa 10:00-14:00", ["mo-fr 09:00-18:00", "sa 10:00-14:00"]],
  ["Mon: 10-9:30; Tue: 10-9:30; Wed: 10-9; Sun: closed", ["mo-tu 10:00-21:30", "we 10:00-21:00"]],
  ["mon-sun 9am-11pm", ["mo-su 09:00-23:00"]],
  ["sa 10-12", ["sa 10:00-12:00"]],
  ["fr 8:00-24:00", ["fr 08:00-00:00"]],
  ["fr 18:00-02:00; sa 18-2; su 6pm-2am", ["fr-su 18:00-02:00"]],
  ["mo 10am-12am", ["mo 10:00-00:00"]],
  ["mo-tu 9:00-12:00; mo-tu 13:30-18:00", ["mo-tu 09:00-12:00", "mo-tu 13:30-18:00"]],
])("the hours %j are runs of equal days", (text, runs) => {
  expect(hoursOf(text).map(({ days, opens, closes }) => `${days} ${opens}-${closes}`)).toEqual(runs);
});

test("invalid opening times are rejected", () => {
  expect(() => hoursOf("always")).toThrow("expected hours like mo-fr 09:00-18:00");
});

test.each([
  ["Überschall Mk II", "uberschall-mk-ii"],
  ["WH-1000XM6/B", "wh-1000xm6-b"],
  ["Мышь Луч 2", "mysh-luch-2"],
  ["™★", ""],
  ["Glorious Model O- mouse", "glorious-model-o-minus-mouse"],
  ["Corsair K70+", "corsair-k70-plus"],
  ["Razer Viper - V3", "razer-viper-v3"],
])("the handle of %j is %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test("long names with the same beginning have different handles of bounded length", () => {
  const [a, b] = ["black", "white"].map((color) => slugOf(`${"Very long name ".repeat(6)}${color}`));
  expect(a).not.toBe(b);
  expect(a!.length).toBeLessThanOrEqual(64);
});

test("descriptions in HTML become Markdown", () => {
  expect(
    markdownOf("<h2>Fast</h2><p>A &amp; B<br>C</p><ul><li>one</li><li>two</li></ul><script>x()</script>"),
  ).toBe("## Fast\n\nA & B  \nC\n\n- one\n- two");
  expect(markdownOf("Plain 3 < 5 text")).toBe("Plain 3 < 5 text");
});

test("a color takes the swatch of its last known word", () => {
  expect(swatchOf("Midnight Blue")).toBe(swatchOf("blue"));
  expect(swatchOf("Prism")).toMatch(/^#[0-9a-f]{6}$/);
});
