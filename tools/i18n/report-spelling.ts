import type { Content } from "#app/server/data/import/localize-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import type { LocaleCode } from "#app/site/markets.ts";

import { packageOf, withoutDictionary } from "./dictionary.ts";
import type { LanguageTexts } from "./languages.ts";
import { checkSpelling, type Spelling } from "./spelling.ts";

/** Prints statistics per language. @returns problems of languages with a site; others have no list of allowed words */
export async function reportSpelling(
  content: Content,
  languages: readonly LanguageTexts[],
  folder: string,
): Promise<Map<LocaleCode, Problem[]>> {
  const problems = new Map<LocaleCode, Problem[]>();
  for (const texts of languages) {
    const locale = texts.language.code;
    const hasSite = texts.content !== undefined;
    const spelling = await checkSpelling(content, texts, folder);
    if (!spelling && !hasSite) continue;
    console.log(`${locale.padEnd(3)}  ${spelling ? describe(spelling) : describeMissing(locale)}`);
    if (spelling && hasSite) problems.set(locale, spelling.problems);
  }
  return problems;
}

function describe({ words, known, allowed }: Spelling) {
  const share = (count: number) => `${((100 * count) / Math.max(1, words)).toFixed(1)} %`;
  return `${known + allowed} of ${words} words are known (${share(known + allowed)}), ${share(known)} without the allowed words`;
}

const describeMissing = (locale: LocaleCode) =>
  withoutDictionary.has(locale)
    ? "not checked: npm has no dictionary"
    : `not checked: run npm install --no-save ${packageOf(locale)}`;
