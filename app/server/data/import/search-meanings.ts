import type { LocaleCode } from "#app/site/markets.ts";
import { foldText } from "#app/site/search-text.ts";

import { priceWords, sortMeanings } from "../../domain/search/language-words.ts";
import { type MeaningKind, meaningKinds, meaningOf } from "../../domain/search/meanings.ts";
import type { ImportJob, LocaleJob } from "./import-job.ts";
import type { Content, LocalizedContent } from "./localize-content.ts";

export type NamedMeaning = {
  meaning: string;
  phrase: string;
  foreign: boolean;
};

/** Words of the locale's and the source language; the source locale also has category names of all other languages. */
export function searchMeanings(job: ImportJob, { locale, localized }: LocaleJob): NamedMeaning[] {
  const { content, locales } = job;
  const { sourceLocale } = content.sites.value;
  const english = {
    categories: content.categories.map(({ slug, value }) => ({ slug, value })),
    vocabulary: content.vocabulary.value,
  };
  const own = [...labelsOf(localized), ...synonymsOf(job, locale), ...pricesOf(locale)];
  const source = [...labelsOf(english), ...synonymsOf(job, sourceLocale), ...pricesOf(sourceLocale)];
  const others = locales
    .filter(() => locale === sourceLocale)
    .flatMap((other) => [...labelsOf(other.localized), ...synonymsOf(job, other.locale)])
    .filter(({ kind }) => kind === "category");
  const named =
    (foreign: boolean) =>
    ({ kind, key, phrase }: Label): NamedMeaning => ({ meaning: meaningOf(kind, key), phrase, foreign });
  return [...own.map(named(false)), ...[...source, ...others].map(named(true))];
}

type Label = { kind: MeaningKind | "sort"; key: string; phrase: string };

function labelsOf({
  categories,
  vocabulary: { colors, connections, tags, terms },
}: Pick<LocalizedContent, "categories" | "vocabulary">): Label[] {
  const plain = (kind: MeaningKind, words: Record<string, string>) =>
    Object.entries(words).map(([key, phrase]) => ({ kind, key, phrase }));
  return [
    ...categories.map(({ slug, value }) => ({ kind: "category" as const, key: slug, phrase: value.name })),
    ...Object.entries(colors).map(([key, { label }]) => ({ kind: "color" as const, key, phrase: label })),
    ...plain("connection", connections),
    ...plain("tag", tags),
    ...plain("term", terms),
  ];
}

const synonymsOf = ({ content }: ImportJob, locale: LocaleCode): Label[] =>
  meaningKinds.flatMap((kind) =>
    Object.entries(content.synonyms.value[kind] ?? {}).flatMap(([key, words]) => {
      const keys = kind === "category" ? sameCategories(content, key, words) : [key];
      return keys.flatMap((same) => (words[locale] ?? []).map((phrase) => ({ kind, key: same, phrase })));
    }),
  );

/**
 * Rows may add `Peripherals > Mice` to the category Mice of the files, or a category that is named by a synonym: words for one of
 * them apply to all.
 */
function sameCategories(
  { categories, sites }: Content,
  key: string,
  words: Partial<Record<LocaleCode, string[]>>,
): string[] {
  const name = categories.find(({ slug }) => slug === key)?.value.name;
  const names = new Set([...(name ? [name] : []), ...(words[sites.value.sourceLocale] ?? [])].map(foldText));
  return [
    key,
    ...categories.flatMap(({ slug, value }) =>
      slug !== key && names.has(foldText(value.name)) ? [slug] : [],
    ),
  ];
}

const pricesOf = (locale: LocaleCode): Label[] =>
  sortMeanings.flatMap((key) =>
    (priceWords[locale]?.[key] ?? []).map((phrase) => ({ kind: "sort" as const, key, phrase })),
  );
