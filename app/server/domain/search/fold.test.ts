import { describe, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf } from "./fold.ts";

const folded = (text: string, locale: LocaleCode = "en") => fold(wordsOf(text).join(" "), locale);

describe("folding", () => {
  test.each<[LocaleCode, string, string]>([
    ["el", "ΠΛΗΚΤΡΟΛΌΓΙΟ", "πληκτρολόγιο"],
    ["el", "ποντικιού", "ποντικιου"],
    ["el", "ήχος", "ΗΧΟΣ"],
    ["ru", "чёрный", "черный"],
    ["ru", "ЁЛКА", "елка"],
    ["uk", "ґанок", "ганок"],
    ["uk", "комп’ютер", "компютер"],
    ["uk", "комп'ютер", "комп’ютер"],
    ["rs", "тастатура", "tastatura"],
    ["rs", "бежични миш", "bežični miš"],
    ["rs", "Ђорђе", "Đorđe"],
    ["rs", "Đorđe", "Djordje"],
    ["kz", "пернетақта", "пернетакта"],
    ["kz", "тінтуір", "тинтуир"],
    ["cs", "klávesnice", "klavesnice"],
    ["pl", "słuchawki", "sluchawki"],
    ["ro", "căști", "casti"],
    ["hu", "billentyűzet", "billentyuzet"],
    ["lv", "austiņas", "austinas"],
    ["de", "Größe", "GRÖSSE"],
    ["es", "inalámbrico", "inalambrico"],
  ])("in %s %j is %j", (locale, one, other) => {
    expect(folded(one, locale)).toBe(folded(other, locale));
  });

  test("й stays a separate letter", () => {
    expect(folded("мій", "uk")).toBe("мій");
    expect(folded("мий", "uk")).not.toBe(folded("мии", "uk"));
  });

  test("a letter of Kazakh is not changed in Ukrainian", () => {
    expect(folded("ніч", "uk")).toBe("ніч");
  });
});

describe("words", () => {
  test.each<[string, string[]]>([
    ["2.4 GHz", ["2", "4", "ghz"]],
    ["2.4GHz", ["2", "4", "ghz"]],
    ["26,000 dpi", ["26000", "dpi"]],
    ["26.000 dpi", ["26000", "dpi"]],
    ["26\u00a0000 dpi", ["26000", "dpi"]],
    ["AMT-M-FCT-01", ["amt", "m", "fct", "01"]],
    ["don’t", ["dont"]],
    ["a & b | !c <-> (d):*", ["a", "b", "c", "d"]],
    ["Tasta\u00adtur", ["tastatur"]],
    ["<script>", ["script"]],
    ["🖱️ 😀", []],
    [" \u0000'\\ ", []],
    ["Ελληνικά, ναι", ["ελληνικά", "ναι"]],
  ])("are separated in %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
