import { sql } from "drizzle-orm";
import { bigint, customType, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";

import { type LocaleCode, localeCodes } from "../../../../site/markets.ts";
import { searchKinds } from "../../../../site/search.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const indexNames = (locale: LocaleCode) => ({
  titles: `search_document_title_${locale}`,
  texts: `search_document_words_${locale}`,
});
const keysIndex = "search_word_keys";

/** Those that hold the words of a locale; the site of development has none of its own. */
export const searchIndexes = (locale: LocaleCode): string[] => [
  ...(localeCodes.includes(locale) ? Object.values(indexNames(locale)) : []),
  keysIndex,
];

/**
 * What can be found in one locale. Both vectors hold the lexeme `=kind` besides those of the texts, so
 * that an index alone tells the kinds apart.
 */
export const searchDocument = pgTable(
  "search_document",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    locale: text({ enum: localeCodes }).notNull(),
    kind: text({ enum: searchKinds }).notNull(),
    /** Slug among the documents of its kind. */
    key: text().notNull(),
    /** Path on the site; of a download, the file below `/media`. */
    target: text().notNull(),
    title: text().notNull(),
    titleKey: text().notNull(),
    summary: text().notNull(),
    /** Plain text that passages with matches are shown from. */
    body: text().notNull(),
    /** Item or document number. */
    code: text(),
    codeKey: text(),
    /** Path below `/media`. */
    image: text(),
    /** Order of what matches equally well. */
    position: integer().notNull(),
    /** Title and code. */
    titleWords: tsvector().notNull(),
    /** Title and code weigh A, summary and key words B, details C, the rest D. */
    words: tsvector().notNull(),
  },
  (table) => [
    unique("search_document_key").on(table.locale, table.kind, table.key),
    index("search_document_code").on(table.locale, table.codeKey.op("text_pattern_ops")),
    // Indexes for each locale: no query walks through the words of another language.
    ...localeCodes.flatMap((locale) => {
      const own = sql.raw(`locale = '${locale}'`);
      const { titles, texts } = indexNames(locale);
      return [
        index(titles).using("gin", table.titleWords).where(own),
        index(texts).using("gin", table.words).where(own),
      ];
    }),
  ],
);

/** The distinct words of a locale's titles and summaries, for the correction of typing errors. */
export const searchWord = pgTable(
  "search_word",
  {
    locale: text({ enum: localeCodes }).notNull(),
    /** Folded. */
    word: text().notNull(),
    /** As texts write it. */
    shown: text().notNull(),
    /** Documents that contain it. */
    frequency: integer().notNull(),
    /** See `spellingKeys`. */
    keys: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word] }), index(keysIndex).using("gin", table.keys)],
);
