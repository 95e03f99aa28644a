/** Finds the words of a page that no dictionary of its language has. */
import mapCountries from "#app/features/stores/map/countries.json" with { type: "json" };
import { countryNames } from "#app/features/stores/map/map-names.ts";
import { formatFileSize } from "#app/site/format.ts";
import { contentFolder } from "#app/server/ops/project-root.server.ts";
import { localeCodes, sourceLocale } from "#app/site/markets.ts";

import { pageWords } from "../../tools/i18n/allowed-words.ts";
import { type Dictionary, openDictionary } from "../../tools/i18n/dictionary.ts";
import { partsOf, wordsOf } from "../../tools/i18n/spelling-words.ts";
import { createJudge } from "../../tools/i18n/spelling.ts";
import type { Site } from "./check.ts";

/** Names, and words that intentionally equal the English ones, by locale. */
export type KnownWords = Partial<Record<string, string[]>>;

/** @returns the unknown words of a text */
export type UnknownWords = (text: string) => string[];

export type Speller = { unknownWords: UnknownWords | undefined; close: () => void };

/** A dictionary takes up to 200 MB: visitors of one site share it, and the last one closes it. */
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
    names: new Set([...(known[code] ?? []), ...wordsOfFormats(languageTag)]),
    allowed: pageWords(locale, contentFolder),
  });
  const isUnknown = (word: string) => judge(word) === "unknown";
  return {
    unknownWords: (text) =>
      wordsOf(text, languageTag)
        .filter((word) => !isInitials(word))
        .flatMap((word) => (isUnknown(word) ? partsOf(word).filter(isUnknown) : [])),
    close: () => {
      dictionary.close();
      english?.close();
    },
  };
}

/** Initials of people without a portrait. */
const isInitials = (word: string) => /^\p{Lu}{2}$/u.test(word);

/** For Latin words in languages with other scripts. */
const openEnglish = (languageTag: string): Promise<Dictionary | undefined> =>
  new Intl.Locale(languageTag).maximize().script === "Latn"
    ? Promise.resolve(undefined)
    : openDictionary(sourceLocale);

/** Words that the runtime formats: days, file sizes, countries on the map. Some dictionaries lack them. */
function wordsOfFormats(languageTag: string): string[] {
  // All months and all days of the week.
  const days = Array.from(
    { length: 84 },
    (_, index) => new Date(Date.UTC(2026, index % 12, 1 + (index % 7))),
  );
  const dates = (["short", "long"] as const).flatMap((style) => {
    const options = { weekday: style, timeZone: "UTC" } as const;
    const withMonth = new Intl.DateTimeFormat(languageTag, { ...options, day: "numeric", month: style });
    const alone = new Intl.DateTimeFormat(languageTag, options);
    return days.flatMap((day) => [withMonth.format(day), alone.format(day)]);
  });
  const sizes = [1_000, 1_000_000].map((bytes) => formatFileSize(bytes, languageTag));
  const countries = countryNames(mapCountries, languageTag).map(({ name }) => name);
  return [...dates, ...sizes, ...countries].flatMap((text) => wordsOf(text, languageTag));
}
