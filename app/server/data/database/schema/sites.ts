import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { localeCodes, themes } from "../../../../site/markets.ts";
import type { Brand } from "../../../../site/site.ts";

/** The code of a site is also its locale. */
export const site = pgTable("site", {
  code: text({ enum: localeCodes }).primaryKey(),
  languageTag: text().notNull(),
  iso: text(),
  name: text().notNull(),
  /** ISO 4217. */
  currency: text().notNull(),
  theme: text({ enum: themes }).notNull(),
  greece: boolean().notNull(),
  isDefault: boolean().notNull(),
  position: integer().notNull(),
});

export const siteHost = pgTable("site_host", {
  host: text().primaryKey(),
  site: text({ enum: localeCodes })
    .notNull()
    .references(() => site.code, { onDelete: "cascade" }),
  /** canonical: the public name · alias: redirects to it · local: served without redirect, on any port. */
  role: text({ enum: ["canonical", "alias", "local"] }).notNull(),
});

export const brand = pgTable("brand", {
  locale: text({ enum: localeCodes }).primaryKey(),
  data: jsonb().$type<Brand>().notNull(),
});
