import { type LocaleCode, sourceLocale } from "#app/site/markets.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Language } from "#app/server/data/import/catalogs/checker.ts";

import { checkAgreement } from "./agreement.ts";
import { type AllowedWords, brandWords, interfaceWords } from "./allowed-words.ts";
import { type Dictionary, openDictionary } from "./dictionary.ts";
import type { LanguageTexts } from "./languages.ts";
import { namesIn, type SpelledText, spelledTexts } from "./spelling-texts.ts";
import { partsOf, wordsOf } from "./spelling-words.ts";

/** Maximum share of words that only the list of allowed words contains. */
const maxAllowed = 0.05;

/** Kazakh is agglutinative, and its dictionary contains one ending per word. */
const maxAllowedOf = (locale: LocaleCode) => (locale === "kz" ? 0.22 : maxAllowed);

/** Per locale; each takes up to a second. */
const maxSuggestions = 25;

export type Spelling = {
  words: number;
  /** Words in the dictionary, and names. */
  known: number;
  /** Words only in the list of allowed words. */
  allowed: number;
  problems: Problem[];
};

export async function checkSpelling(
  content: Content,
  { language, labels, content: ofLocale, ofSites }: LanguageTexts,
  folder: string,
): Promise<Spelling | undefined> {
  const locale = language.code;
  const dictionary = await openDictionary(locale);
  if (!dictionary) return undefined;
  const inLatinLetters = new Intl.Locale(language.tag).maximize().script === "Latn";
  const english = inLatinLetters ? undefined : await openDictionary(sourceLocale);
  try {
    const knowledge = { language, dictionary, english };
    const allowed = interfaceWords(locale);
    const ofInterface = checkTexts(spelledTexts(labels), { ...knowledge, names: new Set(), allowed });
    if (!ofLocale) return ofInterface;
    const ofContent = checkTexts(spelledTexts([...ofLocale, ...ofSites.map(withoutSource)]), {
      ...knowledge,
      names: namesIn(content, locale),
      allowed: brandWords(locale, folder),
      elsewhere: new Set(allowed.lines.keys()),
    });
    const clashes = checkAgreement(
      content,
      { language, labels, content: [...ofLocale, ...ofSites] },
      dictionary.knows,
    );
    return sum(ofInterface, { ...ofContent, problems: [...ofContent.problems, ...clashes] });
  } finally {
    dictionary.close();
    english?.close();
  }
}

/** Clears the source text, so that none of its words are exempt. */
const withoutSource = (entry: CatalogEntry): CatalogEntry => ({ ...entry, source: "" });

const sum = (one: Spelling, other: Spelling): Spelling => ({
  words: one.words + other.words,
  known: one.known + other.known,
  allowed: one.allowed + other.allowed,
  problems: [...one.problems, ...other.problems],
});

export type Knowledge = {
  language: Language;
  dictionary: Dictionary;
  /** For Latin words in languages of other scripts. */
  english: Dictionary | undefined;
  names: ReadonlySet<string>;
  allowed: AllowedWords;
  /** Words that need not be allowed again. */
  elsewhere?: ReadonlySet<string>;
};

type Verdict = "known" | "allowed" | "unknown";

export function checkTexts(texts: readonly SpelledText[], knowledge: Knowledge): Spelling {
  const { language, dictionary } = knowledge;
  // English itself has no source, so all of its words are checked.
  const carriedFrom = (source: string) => (language.code === sourceLocale ? "" : source);
  const used = new Set<string>();
  const { elsewhere = new Set() } = knowledge;
  const words = new Set([...elsewhere, ...knowledge.allowed.lines.keys()]);
  const count = { known: 0, allowed: 0, unknown: 0 };
  const unknown = new Map<string, { text: SpelledText; times: number }>();
  for (const text of texts) {
    const carried = carriedOver(carriedFrom(text.source));
    const judge = createJudge({ ...knowledge, allowed: words }, carried, used);
    for (const word of wordsOf(text.text, language.tag)) {
      const parts = judge(word) === "unknown" ? partsOf(word) : [word];
      const verdicts = parts.map((part) => ({ part, verdict: judge(part) }));
      for (const { part, verdict } of verdicts) {
        if (verdict !== "unknown") continue;
        const place = unknown.get(part) ?? { text, times: 0 };
        unknown.set(part, { ...place, times: place.times + 1 });
      }
      count[worst(verdicts.map(({ verdict }) => verdict))]++;
    }
  }
  const total = count.known + count.allowed + count.unknown;
  const problems = [...unknown].map(([word, { text, times }], index) => ({
    file: text.file,
    line: text.lineOf(word),
    message: `${language.code}: "${word}" is not known${times > 1 ? ` (${times} times)` : ""}${index < maxSuggestions ? suggestionsFor(dictionary, word) : ""}`,
  }));
  return {
    words: total,
    known: count.known,
    allowed: count.allowed,
    problems: [...problems, ...problemsOfList(knowledge, used, count.allowed / Math.max(1, total))],
  };
}

/** Names and abbreviations of the English text, which are checked there. */
export const carriedOver = (source: string): ReadonlySet<string> =>
  new Set(
    wordsOf(source, sourceLocale)
      .flatMap((word) => [word, ...word.split("-")])
      .filter((word) => /\p{Lu}/u.test(word)),
  );

/** @param carried words that equal the English text @param used collects the allowed words that occurred */
export function createJudge(
  {
    dictionary,
    english,
    names,
    allowed,
  }: Pick<Knowledge, "dictionary" | "english" | "names"> & { allowed: ReadonlySet<string> },
  carried: ReadonlySet<string> = new Set(),
  used: Set<string> = new Set(),
) {
  return (word: string): Verdict => {
    const bare = word.replace(/['’]s$/, "");
    if (dictionary.knows(word) || names.has(word) || names.has(bare) || carried.has(word)) return "known";
    if (/^[\p{Script=Latin}\p{P}]+$/u.test(word) && english?.knows(word)) return "known";
    const entry = [word, word.toLowerCase(), bare].find((form) => allowed.has(form));
    if (!entry) return "unknown";
    used.add(entry);
    return "allowed";
  };
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  (["unknown", "allowed"] as const).find((verdict) => verdicts.includes(verdict)) ?? "known";

function suggestionsFor(dictionary: Dictionary, word: string) {
  const suggestions = dictionary.suggest(word);
  return suggestions.length > 0 ? `, did you mean ${suggestions.join(", ")}?` : "";
}

function problemsOfList(
  { language: { code: locale }, allowed, elsewhere }: Knowledge,
  used: ReadonlySet<string>,
  share: number,
): Problem[] {
  const { file, lines, problems } = allowed;
  const unused = [...lines].filter(([word]) => !used.has(word) || elsewhere?.has(word));
  const tooMany = `${locale}: the list covers ${(100 * share).toFixed(1)} % of the words, more than ${100 * maxAllowedOf(locale)} %`;
  return [
    ...problems,
    ...unused.map(([word, line]) => ({
      file,
      line,
      message: `${locale}: "${word}" need not be allowed: no text contains it, or the dictionary does`,
    })),
    ...(share > maxAllowedOf(locale) ? [{ file, line: 1, message: tooMany }] : []),
  ];
}
