import { sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import { searchKinds } from "#app/site/search.ts";

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
import type { ImportMemory } from "./import-memory.ts";
import type { SearchDocument } from "./search-documents.server.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

/** Rows of one statement: its text is of about a megabyte. */
const documentBatch = 200;

/** Positions of one kind: more than a locale has documents. */
const kindRange = 100_000_000;

/** A document as it was read, and what was made of it. */
export type IndexedDocument = {
  /** JSON of the document and its place. */
  source: string;
  correctable: readonly CorrectableWord[];
  row: ReturnType<typeof documentRow>;
};

type CorrectableWord = Pick<IndexedWord, "shown" | "folded">;

/**
 * Makes these documents what the search finds in one locale.
 * @param memory documents of the last import by locale; those that are the same need not be indexed again
 */
export async function writeDocuments(
  writer: RowWriter,
  locale: LocaleCode,
  documents: readonly SearchDocument[],
  memory?: ImportMemory["documents"],
): Promise<void> {
  const { db } = writer;
  const vocabulary = createVocabulary(locale);
  const frequencies = new Map<string, { word: CorrectableWord; count: number }>();
  const known = memory?.get(locale);
  const indexed = new Map<string, IndexedDocument>();
  const readBatch = (start: number) =>
    documents.slice(start, start + documentBatch).map((document, at) => {
      const order = start + at;
      const source = memory ? JSON.stringify([order, document]) : "";
      const before = known?.get(`${document.kind} ${document.key}`);
      const same = before?.source === source ? before : undefined;
      const words = same ? undefined : wordsOfDocument(vocabulary, document);
      const correctable = same?.correctable ?? correctableWords(words!);
      for (const word of correctable) {
        const { count } = frequencies.get(word.shown) ?? { count: 0 };
        frequencies.set(word.shown, { word, count: count + 1 });
      }
      // Rows are made when the stems of the words are known.
      const row = () => same?.row ?? documentRow(locale, document, words!, order);
      return { document, source, correctable, row };
    });
  const learn = () => vocabulary.learn((texts) => readStems(db, locale, texts));
  let changes = 0;
  // Words are read one batch ahead: their stems must be known when rows are made of them.
  let read = readBatch(0);
  await learn();
  await inBatches(
    documents,
    documentBatch,
    (_batch, start) => {
      const rows = read.map(({ document, source, correctable, row: makeRow }) => {
        const row = makeRow();
        if (memory) indexed.set(`${document.kind} ${document.key}`, { source, correctable, row });
        return row;
      });
      read = readBatch(start + documentBatch);
      return writer.prepare(searchDocument, rows, locale);
    },
    async (run) => {
      changes += await run();
    },
    learn,
  );
  memory?.set(locale, indexed);
  await writer.removeOthers(searchDocument, locale);
  changes += await writer.write(searchWord, wordRows(locale, [...frequencies.values()]), locale);
  await writer.removeOthers(searchWord, locale);
  if (changes === 0) return;
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
const correctableWords = ({ title, summary, details }: DocumentWords): CorrectableWord[] =>
  [...new Set([...title, ...summary, ...details])]
    .filter(({ folded }) => isCorrectable(folded))
    .map(({ shown, folded }) => ({ shown, folded }));

/** A row for each folded word, shown as it is most often written. */
function wordRows(locale: LocaleCode, counts: readonly { word: CorrectableWord; count: number }[]) {
  const spellings = Map.groupBy(counts, ({ word }) => word.folded);
  return Array.from(spellings, ([word, forms]) => {
    const [most] = forms.toSorted((a, b) => b.count - a.count);
    const frequency = forms.reduce((sum, { count }) => sum + count, 0);
    return { locale, word, shown: most!.word.shown, frequency, keys: spellingKeys(word) };
  });
}
