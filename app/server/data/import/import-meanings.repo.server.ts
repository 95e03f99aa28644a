import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf } from "../../domain/search/fold.ts";
import { maxPhraseWords, phraseKeys } from "../../domain/search/meanings.ts";
import { stemForms } from "../../domain/search/query.ts";
import { readStems } from "../../domain/search/search-words.repo.server.ts";
import { searchMeaning } from "../database/schema.ts";
import type { NamedMeaning } from "./search-meanings.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

export async function writeMeanings(
  writer: RowWriter,
  locale: LocaleCode,
  meanings: readonly NamedMeaning[],
): Promise<void> {
  const phrases = meanings
    .map((named) => ({ ...named, words: wordsOf(named.phrase) }))
    .filter(({ words }) => words.length > 0 && words.length <= maxPhraseWords);
  const distinct = [...new Set(phrases.flatMap(({ words }) => words))];
  const stems = await readStems(
    writer.db,
    locale,
    distinct.map((word) => stemForms(word, fold(word, locale), locale).join(" ")),
  );
  const forms = new Map(
    distinct.map((word, index) => [word, [...new Set([...stems[index]!, fold(word, locale)])]] as const),
  );
  const rows = new Map<string, typeof searchMeaning.$inferInsert>();
  for (const { words, meaning, foreign } of phrases) {
    for (const key of phraseKeys(words.map((word) => forms.get(word)!))) {
      const known = rows.get(`${key} ${meaning}`);
      if (!known || (known.foreign && !foreign))
        rows.set(`${key} ${meaning}`, { locale, key, meaning, foreign });
    }
  }
  await writer.write(searchMeaning, [...rows.values()], locale);
  await writer.removeOthers(searchMeaning, locale);
}
