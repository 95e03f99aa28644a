import {
  bigint,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

export const catalogEntryKinds = [
  "product",
  "category",
  "color",
  "term",
  "specification",
  "unit",
  "tag",
  "connection",
  "country",
  "place",
] as const;
export type CatalogEntryKind = (typeof catalogEntryKinds)[number];

/** Texts by locale and path: `{ de: { name: "Maus" } }`. */
export type EntryTranslations = Record<string, Record<string, string>>;

/**
 * What bulk imports say, beside the files of `content/` (docs/decisions/035-bulk-rows.md). A field of a row wins over
 * the same field of a file.
 */
export const catalogEntry = pgTable(
  "catalog_entry",
  {
    kind: text({ enum: catalogEntryKinds }).notNull(),
    key: text().notNull(),
    /** Name of the map or file that wrote it last. */
    source: text().notNull(),
    /**
     * In the shape of a content file, or only the fields that differ from the file of the same name. Unlike `jsonb`,
     * `json` keeps the order of options and specifications.
     */
    value: json().$type<Record<string, unknown>>().notNull(),
    translations: jsonb().$type<EntryTranslations>().notNull().default({}),
    /** Of a product and its variants, by which rows find it. */
    skus: text().array().notNull().default([]),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its source no longer had it: a discontinued product. */
    vanishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("catalog_entry_skus").using("gin", table.skus),
  ],
);

/** Rows of an import that is running, until all of them are checked. */
export const catalogStaging = pgTable(
  "catalog_staging",
  {
    import: uuid().notNull(),
    /** Rows of one product have the same. */
    key: text().notNull(),
    position: integer().notNull(),
    data: json().$type<unknown>().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.import, table.key, table.position] })],
);

/** What a revision changed, in the words of `cache/shown-content.ts`. A revision without rows may have changed anything. */
export const contentChange = pgTable(
  "content_change",
  {
    revision: bigint({ mode: "number" }).notNull(),
    shown: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.shown] })],
);
