import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { type LocaleCode, localeCodes } from "../../../../site/markets.ts";
import { searchKinds } from "../../../../site/search.ts";
import { ofLocale } from "./content.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const indexNames = (locale: LocaleCode) => ({
  titles: `search_document_title_${locale}`,
  texts: `search_document_words_${locale}`,
});
const keysIndex = "search_word_keys";

/** Indexes that contain words of a locale; the pseudo-locale has no partial ones. */
export const searchIndexes = (locale: LocaleCode): string[] => [
  ...(localeCodes.includes(locale) ? Object.values(indexNames(locale)) : []),
  keysIndex,
];

/** Both vectors contain the lexeme `=kind`, so that one index scan can filter by kind. */
export const searchDocument = pgTable(
  "search_document",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofLocale(),
    kind: text({ enum: searchKinds }).notNull(),
    key: text().notNull(),
    /** Path on the site; for downloads a file below `/media`. */
    target: text().notNull(),
    title: text().notNull(),
    titleKey: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    code: text(),
    image: text(),
    position: integer().notNull(),
    /** Title, item numbers, and the attributes of products. */
    titleWords: tsvector().notNull(),
    /** Weights: A title and code, B summary and keywords, C details, D body. */
    words: tsvector().notNull(),
  },
  (table) => [
    unique("search_document_key").on(table.locale, table.kind, table.key, table.site),
    // Partial indexes, so that a query reads only the words of its locale.
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

/** Distinct words of titles, summaries, keywords and details, for spelling correction. */
export const searchWord = pgTable(
  "search_word",
  {
    locale: text({ enum: localeCodes }).notNull(),
    word: text().notNull(),
    shown: text().notNull(),
    frequency: integer().notNull(),
    keys: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word] }), index(keysIndex).using("gin", table.keys)],
);

/** Meanings of visitors' words: a category, a maker, a color or another attribute, or an order of prices. */
export const searchMeaning = pgTable(
  "search_meaning",
  {
    locale: text({ enum: localeCodes }).notNull(),
    key: text().notNull(),
    /** Kind and key of an attribute: `color:red`. */
    meaning: text().notNull(),
    /** Whether the word is in another language than the locale's. */
    foreign: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.key, table.meaning] }),
    index("search_meaning_prefix").on(table.locale, table.key.op("text_pattern_ops")),
  ],
);
