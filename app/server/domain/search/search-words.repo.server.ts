import { and, arrayOverlaps, eq, inArray, like, or, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { searchMeaning, searchWord } from "../../data/database/schema.ts";
import type { MeaningRow } from "./meanings.ts";
import { configurationOf } from "./query.ts";
import { type KnownWord, spellingKeys } from "./spelling.ts";

/** @returns the stems of each word; empty for stop words */
export async function readStems(
  db: ReadDatabase,
  locale: LocaleCode,
  words: readonly string[],
): Promise<string[][]> {
  const { rows } = (await db.execute(sql`
    select tsvector_to_array(to_tsvector(${configurationOf(locale)}::regconfig, word)) as stems
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as words (word, place)
    order by place`)) as { rows: { stems: string[] }[] };
  return rows.map(({ stems }) => stems);
}

/** @param prefix also categories and makers that begin with it */
export function readMeanings(
  db: ReadDatabase,
  locale: LocaleCode,
  keys: readonly string[],
  prefix: string | undefined,
): Promise<MeaningRow[]> {
  const begun =
    prefix === undefined
      ? undefined
      : and(like(searchMeaning.key, `${prefix}%`), sql`${searchMeaning.meaning} ~ '^(category|maker):'`);
  return db
    .select({ key: searchMeaning.key, meaning: searchMeaning.meaning, foreign: searchMeaning.foreign })
    .from(searchMeaning)
    .where(and(eq(searchMeaning.locale, locale), or(inArray(searchMeaning.key, [...keys]), begun)));
}

/** Candidates for spelling correction, and the words themselves if they are known. */
export function findSimilarWords(
  db: ReadDatabase,
  locale: LocaleCode,
  words: readonly string[],
): Promise<KnownWord[]> {
  const keys = words.flatMap(spellingKeys);
  return db
    .select({ word: searchWord.word, shown: searchWord.shown, frequency: searchWord.frequency })
    .from(searchWord)
    .where(
      and(
        eq(searchWord.locale, locale),
        or(...words.map((word) => eq(searchWord.word, word)), arrayOverlaps(searchWord.keys, keys)),
      ),
    );
}
