import { and, eq, inArray, min, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import { searchKinds } from "#app/site/search.ts";

import { searchDocument, searchIndexes, searchWord } from "../database/schema.ts";
import { joinedForms } from "../../domain/search/joined-words.ts";
import { quoteLexeme } from "../../domain/search/fold.ts";
import { meaningLexeme } from "../../domain/search/meanings.ts";
import { codeLexeme, titleKey } from "../../domain/search/query.ts";
import { readStems } from "../../domain/search/search-words.repo.server.ts";
import { isCorrectable, spellingKeys } from "../../domain/search/spelling.ts";
import {
  createVocabulary,
  type IndexedWord,
  textVector,
  wordVector,
} from "../../domain/search/text-vectors.ts";
import { inBatches } from "./in-batches.ts";
import type { ImportMemory } from "./import-memory.ts";
import { keyOfDocument, type SearchDocument } from "./search-documents.server.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

/** Rows per statement, about 1 MB of text. */
const documentBatch = 200;

/** Exceeds the number of documents of a kind. */
const kindRange = 100_000_000;

type StoredDocument = SearchDocument & { site?: string; sites?: string[] | null | undefined };

export type IndexedDocument = {
  source: string;
  correctable: readonly CorrectableWord[];
  row: ReturnType<typeof documentRow>;
};

type CorrectableWord = Pick<IndexedWord, "shown" | "folded">;

/** @param memory indexed documents of the last import, by locale; unchanged ones are reused */
export async function writeDocuments(
  writer: RowWriter,
  locale: LocaleCode,
  documents: readonly StoredDocument[],
  memory?: ImportMemory["documents"],
): Promise<void> {
  const { db } = writer;
  const vocabulary = createVocabulary(locale);
  const frequencies = new Map<string, { word: CorrectableWord; count: number }>();
  const cachedDocuments = memory?.get(locale);
  const indexed = new Map<string, IndexedDocument>();
  const readBatch = (start: number) =>
    documents.slice(start, start + documentBatch).map((document, at) => {
      const position = start + at;
      const source = memory ? JSON.stringify([position, document]) : "";
      const previous = cachedDocuments?.get(versionKey(document));
      const unchanged = previous?.source === source ? previous : undefined;
      const words = unchanged ? undefined : wordsOfDocument(vocabulary, document);
      const correctable = unchanged?.correctable ?? correctableWords(words!);
      for (const word of correctable) {
        const { count } = frequencies.get(word.shown) ?? { count: 0 };
        frequencies.set(word.shown, { word, count: count + 1 });
      }
      const row = () => unchanged?.row ?? documentRow(locale, document, words!, position);
      return { document, source, correctable, row };
    });
  const learn = () => vocabulary.learn((texts) => readStems(db, locale, texts));
  let changes = 0;
  // Reads words one batch ahead, so that their stems are known when rows are built.
  let read = readBatch(0);
  await learn();
  await inBatches(
    documents,
    documentBatch,
    (_batch, start) => {
      const rows = read.map(({ document, source, correctable, row: makeRow }) => {
        const row = makeRow();
        if (memory) indexed.set(versionKey(document), { source, correctable, row });
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
  await cleanIndexes(db, locale);
}

/**
 * Adds documents of a few products. Corrections use new words at once, their frequencies after the next full import.
 * @param order of all products
 */
export async function addProductDocuments(
  writer: RowWriter,
  locale: LocaleCode,
  documents: readonly StoredDocument[],
  order: ReadonlyMap<string, number>,
): Promise<void> {
  const { db } = writer;
  const ofLocale = and(eq(searchDocument.locale, locale), eq(searchDocument.kind, "product"));
  const keys = documents.map(({ key }) => key);
  const stored = await db
    .select({ key: searchDocument.key, position: searchDocument.position })
    .from(searchDocument)
    .where(and(ofLocale, inArray(searchDocument.key, keys)));
  const [lowest] = await db
    .select({ position: min(searchDocument.position) })
    .from(searchDocument)
    .where(ofLocale);
  const positions = new Map(stored.map(({ key, position }) => [key, position]));
  const first = lowest?.position ?? searchKinds.indexOf("product") * kindRange;
  const vocabulary = createVocabulary(locale);
  const words = documents.map((document) => wordsOfDocument(vocabulary, document));
  await vocabulary.learn((texts) => readStems(db, locale, texts));
  const rows = documents.map((document, index) => ({
    ...documentRow(locale, document, words[index]!, 0),
    position: positions.get(document.key) ?? first + (order.get(document.key) ?? 0),
  }));
  if ((await writer.write(searchDocument, rows, locale)) === 0) return;
  const counts = words.flatMap((ofDocument) =>
    correctableWords(ofDocument).map((word) => ({ word, count: 1 })),
  );
  const newWords = wordRows(locale, counts);
  if (newWords.length > 0) await db.insert(searchWord).values(newWords).onConflictDoNothing();
  await cleanIndexes(db, locale);
}

/** Every search scans the pending list, and PGlite has no autovacuum to flush it. */
async function cleanIndexes(db: RowWriter["db"], locale: LocaleCode) {
  for (const index of searchIndexes(locale)) await db.execute(sql`select gin_clean_pending_list(${index})`);
}

const versionKey = (document: StoredDocument) => `${keyOfDocument(document)} ${document.site ?? ""}`;

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

function documentRow(locale: LocaleCode, document: StoredDocument, words: DocumentWords, order: number) {
  const { kind, key, target, title, summary, code, codes = [], meanings = [], image, body } = document;
  const { site = "", sites = null } = document;
  const stems = (list: readonly IndexedWord[]) => list.map((word) => word.stems);
  const lexemes = (list: readonly IndexedWord[]) => list.map((word) => word.lexemes);
  const titleWords = lexemes([...words.title, ...words.code]);
  const unplaced = [
    ...joinedForms(title, locale).map(quoteLexeme),
    ...[...(code ? [code] : []), ...codes].map(codeLexeme),
    ...meanings.map(meaningLexeme),
  ];
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
    image,
    site,
    sites,
    position: searchKinds.indexOf(kind) * kindRange + order,
    titleWords: wordVector(titleWords, kind, unplaced),
    // Prefix search covers only title, code and summary, so details and body need only stems.
    words: textVector(
      [
        { weight: "A", words: titleWords },
        { weight: "B", words: lexemes(words.summary) },
        { weight: "C", words: stems(words.details) },
        { weight: "D", words: stems(words.body) },
      ],
      kind,
      unplaced,
    ),
  };
}

/** Candidates for spelling correction. Body text has too many words. */
const correctableWords = ({ title, summary, details }: DocumentWords): CorrectableWord[] =>
  [...new Set([...title, ...summary, ...details])]
    .filter(({ folded }) => isCorrectable(folded))
    .map(({ shown, folded }) => ({ shown, folded }));

function wordRows(locale: LocaleCode, counts: readonly { word: CorrectableWord; count: number }[]) {
  const spellings = Map.groupBy(counts, ({ word }) => word.folded);
  return Array.from(spellings, ([word, forms]) => {
    const [most] = forms.toSorted((a, b) => b.count - a.count);
    const frequency = forms.reduce((sum, { count }) => sum + count, 0);
    return { locale, word, shown: most!.word.shown, frequency, keys: spellingKeys(word) };
  });
}
