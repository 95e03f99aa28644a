import { afterAll, describe, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";
import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { checkAgreement, clash } from "./agreement.ts";
import { type Dictionary, openDictionary } from "./dictionary.ts";
import { genderRules } from "./genders.ts";
import { readLanguages } from "./languages.ts";

type Pair = [label: string, value: string];

/** A label, a value of the wrong gender, and the right one. */
const examples: Partial<Record<LocaleCode, [label: string, wrong: string, right: string][]>> = {
  bg: [["Цвят", "черна", "черен"]],
  cs: [["Barva", "černý", "černá"]],
  el: [["Χρώμα", "μαύρη", "μαύρο"]],
  es: [["Color", "negra", "negro"]],
  pl: [["Kolor", "czarna", "czarny"]],
  rs: [["Boja", "beo", "bela"]],
  ru: [["Цвет", "чёрная", "чёрный"]],
  sk: [["Farba", "čierny", "čierna"]],
  uk: [
    ["Колір", "чорна", "чорний"],
    ["Роздільна здатність", "низький", "низька"],
    ["Поверхня", "твердий, текстурована", "тверда, текстурована"],
  ],
};

const content = readContentFiles(projectRoot, contentFolder) as Content;
const languages = readLanguages(content, contentFolder);

describe.each(Object.keys(genderRules) as LocaleCode[])("%s", async (code) => {
  const dictionary: Dictionary = (await openDictionary(code))!;
  afterAll(() => dictionary.close());
  const differs = ([label, value]: Pair) => clash(code, label, value, dictionary.knows) !== undefined;

  test("a value of another gender than its label is found, and one of the same is none", () => {
    for (const [label, wrong, right] of examples[code]!) {
      expect({ label, wrong, found: differs([label, wrong]) }).toEqual({ label, wrong, found: true });
      expect({ label, right, found: differs([label, right]) }).toEqual({ label, right, found: false });
    }
  });

  test("a color that was given another gender is reported with its line", () => {
    const [[, wrong, right]] = examples[code]! as [[string, string, string]];
    const black = { context: "vocabulary:colors.black.label", source: "Black", translation: right };
    // The brand has texts in only some of these languages, but a color in all.
    const colors = [{ ...black, file: `tests/brand/locales/${code}.po`, line: 7 }];
    const {
      language,
      labels,
      content: own = colors,
    } = languages.find((texts) => texts.language.code === code)!;
    const check = (entries: typeof own) =>
      checkAgreement(content, { language, labels, content: entries }, dictionary.knows);
    expect(check(own)).toEqual([]);
    const isBlack = ({ context }: { context: string }) => context === black.context;
    const planted = own.map((entry) => (isBlack(entry) ? { ...entry, translation: wrong } : entry));
    expect(check(planted)).toEqual([expect.objectContaining({ line: own.find(isBlack)!.line })]);
  });
});

test("a value with a noun agrees with that noun, and names are no adjectives", () => {
  const knows = () => false;
  expect(clash("uk", "Кріплення", "настільна підставка", knows)).toBeUndefined();
  expect(clash("uk", "Сумісність", "macOS", knows)).toBeUndefined();
});
