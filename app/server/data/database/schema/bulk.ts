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

/** Entries of bulk imports; their fields override those of content files (docs/decisions/035-bulk-rows.md). */
export const catalogEntry = pgTable(
  "catalog_entry",
  {
    kind: text({ enum: catalogEntryKinds }).notNull(),
    key: text().notNull(),
    /** Name of the last map or file that wrote it. */
    source: text().notNull(),
    /** A content file, or what differs from it. Unlike `jsonb`, `json` preserves the order of options. */
    value: json().$type<Record<string, unknown>>().notNull(),
    translations: jsonb().$type<EntryTranslations>().notNull().default({}),
    /** Item numbers of a product and its variants, for look-ups by rows. */
    skus: text().array().notNull().default([]),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Time since when its source no longer has it; the product is discontinued. */
    vanishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("catalog_entry_skus").using("gin", table.skus),
  ],
);

export const catalogStaging = pgTable(
  "catalog_staging",
  {
    import: uuid().notNull(),
    /** Equal for all rows of one product. */
    key: text().notNull(),
    position: integer().notNull(),
    data: json().$type<unknown>().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.import, table.key, table.position] })],
);

/** Changes of a revision, as keys of `cache/shown-content.ts`. A revision without rows may have changed anything. */
export const contentChange = pgTable(
  "content_change",
  {
    revision: bigint({ mode: "number" }).notNull(),
    shown: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.shown] })],
);
