import { expect, test } from "vitest";

import { restOf, rulesIn } from "./rest-of-styles.ts";

const rest = (sheet: string, own: string) => restOf(sheet, rulesIn(own)).join("");

test("the rest of a sheet stands in the same order, layers and conditions", () => {
  const sheet =
    "@layer a,b;@layer a{.x{top:0}@media (width>=40em){.x{top:1px}.y{top:2px}}.y{top:3px}}.z{top:4px}";
  const own = "@layer a,b;@layer a{.x{top:0}@media (width>=40em){.x{top:1px}}}";
  expect(rest(sheet, own)).toBe(
    "@layer a{@media (width>=40em){.y{top:2px}}}@layer a{.y{top:3px}}.z{top:4px}",
  );
  expect(rest(sheet, sheet)).toBe("");
});

test("of a rule that the page has in part, the other selectors are left", () => {
  const sheet = ".x,.y:is(.a,.b:not(.c,.d)),.z{top:0}";
  expect(rest(sheet, ".x{top:0}")).toBe(".y:is(.a,.b:not(.c,.d)),.z{top:0}");
  expect(rest(sheet, ".x,.z{top:0}")).toBe(".y:is(.a,.b:not(.c,.d)){top:0}");
});

test("the same selector elsewhere is another rule", () => {
  const sheet = "@layer a{.x{top:0}}@layer b{.x{top:0}}.x{top:1px}";
  expect(rest(sheet, "@layer a{.x{top:0}}.x{top:2px}")).toBe("@layer b{.x{top:0}}.x{top:1px}");
});

test("animations and fonts are whole", () => {
  const turn = "@keyframes turn{0%{top:0}to{rotate:1turn}}";
  const font = '@font-face{font-family:"A";src:url(a.woff2)}';
  expect(rest(`${turn}${font}.x{top:0}`, font)).toBe(`${turn}.x{top:0}`);
  expect(rest(`${turn}.x{top:0}`, turn)).toBe(".x{top:0}");
});
