import { eq, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import { searchKinds } from "#app/site/search.ts";

import type { Database } from "../database/client.server.ts";
import { searchDocument, searchIndexes, searchWord } from "../database/schema.ts";
import { codeKey, titleKey } from "../../domain/search/query.ts";
import { readStems } from "../../domain/search/search.repo.server.ts";
import { isCorrectable, spellingKeys } from "../../domain/search/spelling.ts";
import {
  createVocabulary,
  type IndexedWord,
  textVector,
  wordVector,
} from "../../domain/search/text-vectors.ts";
import { inBatches } from "./in-batches.ts";
import { insertOf, insertRows } from "./insert-rows.repo.server.ts";
import type { LocalizedContent } from "./localize-content.ts";
import { type SearchDocument, searchDocuments } from "./search-documents.server.ts";

/** Rows of one statement: its text is of about a megabyte. */
const documentBatch = 200;

/** Positions of one kind: more than a locale has documents. */
const kindRange = 100_000_000;

/** Replaces what the search finds in one locale. */
export const importSearch = (db: Database, locale: LocaleCode, content: LocalizedContent): Promise<void> =>
  replaceDocuments(db, locale, searchDocuments(locale, content));

export async function replaceDocuments(
  db: Database,
  locale: LocaleCode,
  documents: readonly SearchDocument[],
): Promise<void> {
  await db.delete(searchDocument).where(eq(searchDocument.locale, locale));
  await db.delete(searchWord).where(eq(searchWord.locale, locale));
  const vocabulary = createVocabulary(locale);
  const frequencies = new Map<IndexedWord, number>();
  const readBatch = (start: number) =>
    documents.slice(start, start + documentBatch).map((document) => {
      const words = wordsOfDocument(vocabulary, document);
      for (const word of correctableWords(words)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
      return words;
    });
  const learn = () => vocabulary.learn((texts) => readStems(db, locale, texts));
  // Words are read one batch ahead: their stems must be known when rows are made of them.
  let read = readBatch(0);
  await learn();
  await inBatches(
    documents,
    documentBatch,
    (batch, start) => {
      const rows = batch.map((document, at) => documentRow(locale, document, read[at]!, start + at));
      read = readBatch(start + documentBatch);
      return insertOf(searchDocument, rows);
    },
    (statement) => db.execute(statement),
    learn,
  );
  await insertRows(db, searchWord, wordRows(locale, frequencies));
  // New entries wait in a list that every search reads to its end. On PGlite nobody else clears it.
  for (const index of searchIndexes(locale)) await db.execute(sql`select gin_clean_pending_list(${index})`);
}

type DocumentWords = ReturnType<typeof wordsOfDocument>;

const wordsOfDocument = (
  { read }: ReturnType<typeof createVocabulary>,
  { title, code = "", summary, keywords, details, body }: SearchDocument,
) => ({
  title: read(title),
  code: read(code),
  summary: read([summary, ...keywords].join(" ")),
  details: read(details.join(" ")),
  body: read(body.join(" ")),
});

function documentRow(
  locale: LocaleCode,
  { kind, key, target, title, summary, code, image, body }: SearchDocument,
  words: DocumentWords,
  order: number,
) {
  const stems = (list: readonly IndexedWord[]) => list.map((word) => word.stems);
  const lexemes = (list: readonly IndexedWord[]) => list.map((word) => word.lexemes);
  const titleWords = lexemes([...words.title, ...words.code]);
  return {
    locale,
    kind,
    key,
    target,
    title,
    titleKey: titleKey(title, locale),
    summary,
    body: body.join("\n"),
    code,
    codeKey: code && codeKey(code),
    image,
    position: searchKinds.indexOf(kind) * kindRange + order,
    titleWords: wordVector(titleWords, kind),
    // Details and running text by their stems alone: there nobody looks for the beginning of a word.
    words: textVector(
      [
        { weight: "A", words: titleWords },
        { weight: "B", words: lexemes(words.summary) },
        { weight: "C", words: stems(words.details) },
        { weight: "D", words: stems(words.body) },
      ],
      kind,
    ),
  };
}

/** Words that a mistyped word may stand for: those of titles, summaries, key words and details. Running text has too many. */
const correctableWords = ({ title, summary, details }: DocumentWords) =>
  new Set([...title, ...summary, ...details].filter(({ folded }) => isCorrectable(folded)));

/** A row for each folded word, shown as it is most often written. */
function wordRows(locale: LocaleCode, frequencies: ReadonlyMap<IndexedWord, number>) {
  const spellings = Map.groupBy(frequencies, ([{ folded }]) => folded);
  return Array.from(spellings, ([word, counts]) => {
    const [[{ shown }]] = counts.toSorted((a, b) => b[1] - a[1]) as [[IndexedWord, number]];
    const frequency = counts.reduce((sum, [, count]) => sum + count, 0);
    return { locale, word, shown, frequency, keys: spellingKeys(word) };
  });
}
