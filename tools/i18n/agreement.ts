/** Values of filters agree with their label: "колір: чорний", and not "колір: чорна". */
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import { type Language, problemOf } from "#app/server/data/import/catalogs/checker.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { genderRules, gendersOf, nounGenderOf } from "./genders.ts";

type Texts = { language: Language; labels: readonly CatalogEntry[]; content: readonly CatalogEntry[] };

type Knows = (word: string) => boolean;

/** Compares each value with the labels under which products show it. */
export function checkAgreement(content: Content, texts: Texts, knows: Knows): Problem[] {
  const values = new Map(texts.content.map((entry) => [entry.context, entry] as const));
  const color = texts.labels.find(({ source }) => source === "Color");
  const pairs = [
    ...pairsOf(content).map(([label, value]) => [values.get(label), values.get(value)] as const),
    ...texts.content
      .filter(({ context }) => context.startsWith("vocabulary:colors."))
      .map((value) => [color, value] as const),
  ];
  return pairs.flatMap(([label, value]) => {
    if (!label || !value || value.translation === value.source) return [];
    const wanted = clash(texts.language.code, label.translation, value.translation, knows);
    if (!wanted) return [];
    const [got, after] = [value, label].map(({ translation }) => JSON.stringify(translation));
    return [problemOf(texts.language, value, { got: got!, wanted: `the gender of ${after}: ${wanted}` })];
  });
}

/** Distinct pairs of label and value contexts. */
function pairsOf({ products }: Content): [label: string, value: string][] {
  const pairs = new Map<string, [string, string]>();
  for (const { value } of products)
    for (const [key, terms] of Object.entries(value.specifications ?? {}))
      for (const term of Array.isArray(terms) ? terms : [])
        if (typeof term === "string")
          pairs.set(`${key} ${term}`, [`vocabulary:specifications.${key}.label`, `vocabulary:terms.${term}`]);
  return [...pairs.values()];
}

/**
 * Ignores values that are not adjectives alone, because an adjective with a noun agrees with that noun.
 * @returns the gender of the label, if that of the value differs
 */
export function clash(locale: LocaleCode, label: string, value: string, knows: Knows) {
  const rules = genderRules[locale];
  if (!rules) return undefined;
  const [head] = wordsOf(label).filter((word) => gendersOf(word, rules, knows).length === 0);
  const wanted = head && nounGenderOf(head, rules);
  const genders = wordsOf(value).map((word) => gendersOf(word, rules, knows));
  if (!wanted || genders.some((known) => known.length === 0)) return undefined;
  return genders.every((known) => known.includes(wanted)) ? undefined : wanted;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];
