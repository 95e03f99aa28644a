import { eq, sql } from "drizzle-orm";

import type { LocaleCode } from "../../site/markets.ts";
import { searchKinds } from "../../site/search.ts";
import type { Database } from "../db/client.server.ts";
import { searchDocument, searchIndexes, searchWord } from "../db/schema.ts";
import { fold, wordsOf } from "../search/fold.ts";
import { codeKey, configurationOf, createIndexer, titleKey } from "../search/query.ts";
import { isCorrectable, spellingKeys } from "../search/spelling.ts";
import { inBatches } from "./in-batches.ts";
import type { LocalizedContent } from "./localize-content.ts";
import { type SearchDocument, searchDocuments } from "./search-documents.server.ts";

/** Rows of one statement: they are one parameter, of about a megabyte. */
const documentBatch = 200;
const wordBatch = 2_000;

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
  const layersOf = createIndexer(locale);
  await inBatches(
    documents,
    documentBatch,
    (batch, start) => batch.map((document, index) => documentRow(locale, layersOf, document, start + index)),
    (rows) => insertDocuments(db, locale, rows),
  );
  await inBatches(
    knownWords(locale, documents),
    wordBatch,
    (batch) => batch,
    (rows) => insertWords(db, locale, rows),
  );
  // New entries wait in a list that every search reads to its end. On PGlite nobody else clears it.
  for (const index of searchIndexes(locale)) await db.execute(sql`select gin_clean_pending_list(${index})`);
}

function documentRow(
  locale: LocaleCode,
  layersOf: ReturnType<typeof createIndexer>,
  { kind, key, target, title, summary, code, image, keywords, details, body }: SearchDocument,
  order: number,
) {
  return {
    kind,
    key,
    target,
    title,
    title_key: titleKey(title, locale),
    summary,
    body: body.join("\n"),
    code,
    code_key: code && codeKey(code),
    image,
    position: searchKinds.indexOf(kind) * kindRange + order,
    a: layersOf(`${title} ${code ?? ""}`),
    b: layersOf([summary, ...keywords].join(" ")),
    c: layersOf(details.join(" ")),
    d: layersOf(body.join(" ")),
  };
}

type Weight = "a" | "b" | "c" | "d";

/** Details and running text are indexed by their stems alone: there nobody looks for the beginning of a word. */
async function insertDocuments(
  db: Database,
  locale: LocaleCode,
  rows: readonly ReturnType<typeof documentRow>[],
) {
  const stems = (weight: Weight) =>
    sql`to_tsvector(${configurationOf(locale)}::regconfig, ${sql.raw(weight)} ->> 'stems')`;
  const words = (weight: Weight) => sql`to_tsvector('simple', ${sql.raw(weight)} ->> 'words')`;
  const lexemes = (weight: Weight) => sql`(${stems(weight)} || ${words(weight)})`;
  const kindLexeme = sql`array_to_tsvector(array['=' || kind])`;
  await db.execute(sql`
    insert into search_document (locale, kind, key, target, title, title_key, summary, body, code, code_key,
      image, position, title_words, words)
    select ${locale}, kind, key, target, title, title_key, summary, body, code, code_key, image, position,
      strip(${lexemes("a")}) || ${kindLexeme},
      setweight(${lexemes("a")}, 'A') || setweight(${lexemes("b")}, 'B') || setweight(${stems("c")}, 'C')
        || ${stems("d")} || ${kindLexeme}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as document (kind text, key text, target text,
      title text, title_key text, summary text, body text, code text, code_key text, image text,
      position integer, a jsonb, b jsonb, c jsonb, d jsonb)`);
}

/**
 * The words that a mistyped word may stand for, each as it is most often written: those of titles,
 * summaries, key words and details. Running text has too many.
 */
function knownWords(locale: LocaleCode, documents: readonly SearchDocument[]) {
  const known = new Map<string, Map<string, number>>();
  for (const { title, summary, keywords, details } of documents) {
    for (const shown of new Set(wordsOf([title, summary, ...keywords, ...details].join(" ")))) {
      const word = fold(shown, locale);
      if (!isCorrectable(word)) continue;
      const spellings = known.get(word) ?? new Map<string, number>();
      known.set(word, spellings.set(shown, (spellings.get(shown) ?? 0) + 1));
    }
  }
  return [...known].map(([word, spellings]) => {
    const [[shown]] = [...spellings].toSorted((a, b) => b[1] - a[1]) as [[string, number]];
    const frequency = [...spellings.values()].reduce((sum, count) => sum + count, 0);
    return { word, shown, frequency, keys: spellingKeys(word) };
  });
}

async function insertWords(db: Database, locale: LocaleCode, words: Readonly<ReturnType<typeof knownWords>>) {
  await db.execute(sql`
    insert into search_word (locale, word, shown, frequency, keys)
    select ${locale}, word, shown, frequency, keys
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as word (word text, shown text, frequency integer,
      keys text[])`);
}
