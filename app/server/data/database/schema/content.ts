import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";

import { localeCodes } from "../../../../site/markets.ts";
import type { MenuItem } from "../../../../site/site.ts";

type StoredImage = { src: string; alt: string };

type StoredAuthor = { name: string; position: string };

/** When an import last changed the row (`write-rows.repo.server.ts`). */
export const changedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A site with its own wording has a row, and the common one excludes it (docs/decisions/032-sites-and-locales.md). */
export const ofLocale = () => ({
  locale: text({ enum: localeCodes }).notNull(),
  /** Site of the version; empty for the common one. */
  site: text().notNull().default(""),
  /** Codes of the sites that show it; null is all sites of the locale. */
  sites: text().array(),
});

/** A single row. `sourceHash` identifies the imported files. */
export const contentRevision = pgTable("content_revision", {
  id: integer().primaryKey(),
  revision: bigint({ mode: "number" }).notNull(),
  sourceHash: text().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
  /** First day, in UTC, on which more content of the same files becomes visible (`published-content.ts`). */
  due: date(),
});

export const menu = pgTable(
  "menu",
  {
    key: text().notNull(),
    ...ofLocale(),
    items: jsonb().$type<MenuItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale, table.site] })],
);

/** A page or article in one locale. */
export const page = pgTable(
  "page",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    locale: text({ enum: localeCodes }).notNull(),
    /** As in `ofLocale`, but null is the common version. */
    site: text(),
    sites: text().array(),
    kind: text({ enum: ["page", "article"] }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    /** Only articles have one. */
    author: jsonb().$type<StoredAuthor>(),
    /** Names of `pageMiddleware`; an unknown name is error 500. */
    middleware: text().array().notNull(),
    /** Validated on read: a block that does not fit is dropped and logged. */
    blocks: jsonb().$type<unknown[]>().notNull(),
    published: date(),
    tags: text().array().notNull(),
    changedAt: changedAt(),
  },
  (table) => [
    unique("page_slug_locale_site").on(table.slug, table.locale, table.site).nullsNotDistinct(),
    index("page_articles").on(table.locale, table.kind, table.published),
  ],
);

export const vocabularyKinds = [
  "unit",
  "specification",
  "group",
  "term",
  "color",
  "tag",
  "connection",
  "country",
] as const;

export const vocabularyTerm = pgTable(
  "vocabulary_term",
  {
    kind: text({ enum: vocabularyKinds }).notNull(),
    key: text().notNull(),
    ...ofLocale(),
    label: text().notNull(),
    position: integer().notNull().default(0),
    /** Hexadecimal, colors only. */
    swatch: text(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.kind, table.key, table.site] })],
);
