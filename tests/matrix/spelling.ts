/** Which words of a page are in no dictionary of its language. */
import { localeCodes, sourceLocale } from "#app/site/markets.ts";

import { readAllowedWords } from "../../tools/i18n/allowed-words.ts";
import { type Dictionary, openDictionary } from "../../tools/i18n/dictionary.ts";
import { partsOf, wordsOf } from "../../tools/i18n/spelling-words.ts";
import { createJudge } from "../../tools/i18n/spelling.ts";
import type { Site } from "./check.ts";

/** Names, and words that are the same in English on purpose, by locale. */
export type KnownWords = Partial<Record<string, string[]>>;

/** @returns the unknown words of a text */
export type UnknownWords = (text: string) => string[];

export type Speller = { unknownWords: UnknownWords | undefined; close: () => void };

/** A dictionary takes up to 100 MB: visitors of the same site share one, and the last of them closes it. */
export function createSpellers(known: KnownWords) {
  const open = new Map<string, { users: number; opened: ReturnType<typeof openSpeller> }>();
  return async (site: Site): Promise<Speller> => {
    const entry = open.get(site.code) ?? { users: 0, opened: openSpeller(site, known) };
    open.set(site.code, entry);
    entry.users += 1;
    const speller = await entry.opened;
    return {
      unknownWords: speller?.unknownWords,
      close: () => {
        entry.users -= 1;
        if (entry.users > 0) return;
        open.delete(site.code);
        speller?.close();
      },
    };
  };
}

async function openSpeller({ code, languageTag }: Site, known: KnownWords): Promise<Speller | undefined> {
  const locale = localeCodes.find((each) => each === code);
  const dictionary = locale && (await openDictionary(locale));
  if (!dictionary) return undefined;
  const english = await openEnglish(languageTag);
  const judge = createJudge({
    dictionary,
    english,
    names: new Set([...(known[code] ?? []), ...wordsOfDates(languageTag)]),
    allowed: readAllowedWords(locale),
  });
  const isUnknown = (word: string) => judge(word) === "unknown";
  return {
    unknownWords: (text) =>
      wordsOf(text, languageTag).flatMap((word) => (isUnknown(word) ? partsOf(word).filter(isUnknown) : [])),
    close: () => {
      dictionary.close();
      english?.close();
    },
  };
}

/** For Latin words in languages of other scripts. */
const openEnglish = (languageTag: string): Promise<Dictionary | undefined> =>
  new Intl.Locale(languageTag).maximize().script === "Latn"
    ? Promise.resolve(undefined)
    : openDictionary(sourceLocale);

/** Abbreviations that dictionaries lack. */
function wordsOfDates(languageTag: string): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)));
  return (["short", "long"] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(languageTag, {
      weekday: style,
      day: "numeric",
      month: style,
      timeZone: "UTC",
    });
    return months.flatMap((day) => wordsOf(format.format(day), languageTag));
  });
}
