import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";

import { fold } from "../server/domain/search/fold.ts";
import { pseudoCatalog, pseudoText } from "./pseudo-text.ts";

test("a text is accented, a third longer and in brackets", () => {
  expect(pseudoText("Service centers")).toBe("[Šéŕṽïçé çéñţéŕš one two]");
  for (const text of ["Home", "Goes well with", "A mouse that is not in the way of the hand ".repeat(5)])
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.35));
});

test("each letter stays one character, and search finds it without its mark", () => {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const own = pseudoText(letters, letters.length);
  expect(own).toHaveLength(letters.length);
  expect(own).toMatch(/^[^\x20-\x7e]{16}q[^\x20-\x7e]{25}Q[^\x20-\x7e]{9}$/);
  expect(fold(own.toLowerCase(), "en")).toBe(letters.toLowerCase());
});

test.each([
  ["{value} g", "[{value} ĝ one]"],
  ["© {year} Brand", "[© {year} Ḃŕáñḋ one two]"],
  ["<0>all</0>", "[<0>áĺĺ</0> one]"],
  ["See [the test](/faq#a).", "[Šéé [ţĥé ţéšţ](/faq#a). one two three]"],
  ["## Head", "## [Ĥéáḋ one]"],
  ["- a\n- b", "- [á one]\n- [ḃ one]"],
  ['![A lab](scenes/lab.webp "Ours")', '![Á ĺáḃ](scenes/lab.webp "Öûŕš")'],
  ["| a | b |", "| á | ḃ |"],
  ["`DPI` at a@b.example", "[`DPI` áţ a@b.example one two]"],
])("the syntax of %j is preserved", (text, wanted) => {
  expect(pseudoText(text)).toBe(wanted);
});

test("words that exceed the length of a field are omitted", () => {
  expect(pseudoText("Service", 13)).toBe("[Šéŕṽïçé one]");
  expect(pseudoText("Service", 12)).toBe("[Šéŕṽïçé]");
  expect(pseudoText("Service", 7)).toBe("Šéŕṽïçé");
});

test("a message keeps its placeholders, tags and plurals", () => {
  const message = "Found {count, plural, =0 {none} one {# file} other {# files}} by <0>{name}</0>";
  const i18n = setupI18n();
  i18n.loadAndActivate({
    locale: "en-XA",
    messages: pseudoCatalog({ id: compileMessageOrThrow(message) }),
  });
  const said = (count: number) => i18n._("id", { count, name: "Ann" });
  expect(said(0)).toBe("[Ḟöûñḋ ñöñé ḃý <0>Ann</0> one two three]");
  expect(said(1)).toContain("1 ḟïĺé ḃý <0>Ann</0>");
  expect(said(1200)).toContain("1,200 ḟïĺéš");
});
