import { expect, test } from "vitest";

import { createPageStyles } from "./page-styles.server.ts";

const css = `@layer reset{*{margin:0}}@layer tokens{:where(:root){--ink:#000;--deep:var(--ink);--accent:red}}
@layer recipes{.card,.list{color:var(--deep)}.list .item{margin:0}.card:not(.list){padding:0}.card--size_md\\/2{top:0}
@media (width>=40em){.list{color:red}.card{color:blue}}.spin{animation:turn 1s}.card{animation:fade 1s}}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@layer utilities;`;
const styles = createPageStyles(css);

test("rules for classes that the page lacks are left out, also inside conditions", () => {
  const own = styles.of('<p class="card other">Hello</p>');
  expect(own).toContain(".card{color:var(--deep)}");
  expect(own).toContain(".card:not(.list){padding:0}");
  expect(own).toMatch(/@media \(width>=40em\)\{\.card\{color:blue\}\}/);
  expect(own).not.toMatch(/\.list \.item|,\s*\.list|spin|size_md/);
});

test("rules for elements, and the order of layers, stay", () => {
  const own = styles.of("<p>Hello</p>");
  expect(own).toContain("*{margin:0}");
  expect(own).toMatch(/@layer recipes\s*\{\s*\}[^]*@layer utilities/);
});

test("variables and animations stay, so nothing is recomputed when the rest of the sheet arrives", () => {
  const own = styles.of("<p>Hello</p>");
  expect(own).toContain("--ink:#000;--deep:var(--ink);--accent:red");
  expect(own).toContain("@keyframes fade{to{opacity:0}}");
});

test("a class with an escaped sign is found", () => {
  expect(styles.of('<p class="card--size_md/2">Hello</p>')).toContain("top:0");
});
