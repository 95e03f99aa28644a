import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";
import { formatProblem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { type CatalogFile, readCatalog } from "#app/server/data/import/catalogs/catalog-file.server.ts";

import { readAllowedWords } from "./allowed-words.ts";
import { openDictionary } from "./dictionary.ts";
import { checkTexts } from "./spelling.ts";
import { spelledTexts } from "./spelling-texts.ts";

const folder = mkdtempSync(join(tmpdir(), "spelling-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Check = {
  locale: LocaleCode;
  translation: string;
  source?: string;
  allowed?: string;
  elsewhere?: string[];
  names?: string[];
};

/** The translation is on line 9 of the catalog. */
async function check({
  locale,
  translation,
  source = "A source",
  allowed = "",
  elsewhere = [],
  names = [],
}: Check) {
  const catalogPath = join(folder, `${locale}.po`);
  const listPath = join(folder, `${locale}.words.txt`);
  const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n';
  const entry = `msgctxt "pages/home:title"\nmsgid ${JSON.stringify(source)}\nmsgstr ""\n${JSON.stringify(translation)}`;
  writeFileSync(catalogPath, `${header}\n\n${entry}\n`);
  writeFileSync(listPath, allowed);
  const dictionary = (await openDictionary(locale))!;
  const spelling = checkTexts(spelledTexts((readCatalog(projectRoot, catalogPath) as CatalogFile).entries), {
    language: { code: locale, tag: locale === "rs" ? "sr-Latn" : locale },
    dictionary,
    english: undefined,
    names: new Set(names),
    allowed: readAllowedWords(locale, listPath),
    elsewhere: new Set(elsewhere),
  });
  dictionary.close();
  return {
    ...spelling,
    problems: spelling.problems.map((problem) => formatProblem(problem).replace(/^.*\//, "")),
  };
}

test.each<[LocaleCode, string, string]>([
  ["en", "The mouse has a weel for the color", "weel"],
  ["ar", "يُرجى توصيل الكابلل، ووضع اللوحة أولًا", "الكابلل"],
  ["bg", "Мишката има колелло и кабел", "колелло"],
  ["cs", "Myš má kolečkko a kabel", "kolečkko"],
  ["de", "Die Maus mit Konformitetserklärung und Tastenkappe", "Konformitetserklärung"],
  ["el", "Το ποντίκι έχει καλώδοιο", "καλώδοιο"],
  ["es", "El ratón tiene un cabble largo", "cabble"],
  ["hu", "Az egér és a billentyüzet a könyvek és hangok között", "billentyüzet"],
  ["kz", "Үстелдің үстінде кітап және қаллам тұр", "қаллам"],
  ["lv", "Pelei ir garsh kabelis", "garsh"],
  ["pl", "Mysz ma długi kabbel", "kabbel"],
  ["ro", "Mouse-ul are un cabblu lung", "cabblu"],
  ["rs", "Miš ima dugačakk kabl", "dugačakk"],
  ["ru", "Мышь имеет колиссо и кабель", "колиссо"],
  ["sk", "Myš má koliessko a kábel", "koliessko"],
  ["uk", "Комп’ютер має клавіаттуру", "клавіаттуру"],
])(
  "in %s a misspelling is reported with its line, and the words around it are not",
  async (locale, translation, word) => {
    const { problems, words, known } = await check({ locale, translation });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`${locale}.po:9: ${locale}: "${word}" is not known`);
    expect(known).toBe(words - 1);
  },
);

test("a misspelling is reported once, with its count and suggestions", async () => {
  const { problems } = await check({ locale: "en", translation: "A keybord, and one more keybord" });
  expect(problems).toEqual([
    expect.stringMatching(/"keybord" is not known \(2 times\), did you mean .*keyboard/),
  ]);
});

test.each([
  "{cnt, plural, one {# mouse} other {# mice of {brnd}}} with <0>cable</0> and `xyzzy`",
  "Get [it](/dwnlds) as mnl.pdf, or ask hlp@ametrin.example",
])(
  "%j has no unknown word: placeholders, tags, plural syntax, code and addresses are none",
  async (translation) => {
    expect((await check({ locale: "en", translation })).problems).toEqual([]);
  },
);

test("names of the content, and those that the English text has too, are known", async () => {
  const text = { translation: "Kryxa sorgt mit Gryphax für Ruhe", source: "Quiet by Gryphax" };
  expect((await check({ locale: "de", ...text, names: ["Kryxa"] })).problems).toEqual([]);
  expect((await check({ locale: "de", ...text })).problems).toEqual([expect.stringContaining('"Kryxa"')]);
});

test("allowed words may be capitalised, and are counted apart", async () => {
  const spelling = await check({
    locale: "de",
    translation: `Kryxa ${"und ".repeat(30)}`,
    allowed: "# Our own.\nkryxa\n",
  });
  expect(spelling).toMatchObject({ words: 31, known: 30, allowed: 1, problems: [] });
});

test("an allowed word that no text needs is reported with its line", async () => {
  const { problems } = await check({
    locale: "de",
    translation: "Die Maus",
    allowed: "# Old.\nMaus\nkryxa\n",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^de\.words\.txt:2: de: "Maus" need not be allowed/),
    expect.stringMatching(/^de\.words\.txt:3: de: "kryxa" need not be allowed/),
  ]);
});

test("a brand's words are beside those of the interface, without repetition", async () => {
  const text = { locale: "de", translation: `Kryxa und Gryphax ${"und ".repeat(60)}` } as const;
  const brand = { ...text, allowed: "gryphax\n", elsewhere: ["kryxa"] };
  expect((await check(brand)).problems).toEqual([]);
  expect((await check({ ...brand, allowed: "gryphax\nkryxa\n" })).problems).toEqual([
    expect.stringMatching(/^de\.words\.txt:2: de: "kryxa" need not be allowed/),
  ]);
});

test("a list of allowed words is in order, without repetition, and covers one word in twenty at most", async () => {
  const { problems } = await check({
    locale: "de",
    translation: "Kryxa Gryphax",
    allowed: "# Ours.\nkryxa\ngryphax\n\n# Again.\nkryxa\n",
  });
  expect(problems).toEqual([
    expect.stringContaining('de.words.txt:3: de: "gryphax" is listed after "kryxa"'),
    expect.stringContaining('de.words.txt:6: de: "kryxa" is listed twice'),
    expect.stringContaining("de.words.txt:1: de: the list covers 100.0 % of the words, more than 5 %"),
  ]);
});
