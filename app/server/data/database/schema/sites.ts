import type { Messages } from "@lingui/core";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import type { Authority } from "../../../../site/legal.ts";
import { localeCodes, themes } from "../../../../site/markets.ts";
import type { Brand } from "../../../../site/site.ts";
import { ofLocale } from "./content.ts";

export const site = pgTable("site", {
  code: text().primaryKey(),
  locale: text({ enum: localeCodes }).notNull(),
  /** BCP 47. */
  languageTag: text().notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  iso: text(),
  name: text().notNull(),
  /** ISO 4217. */
  currency: text().notNull(),
  /** Its currency, or its own code if it has its own prices. */
  priceList: text().notNull(),
  /** Recipients of submissions; null is the default of the settings. */
  recipients: text().array(),
  accessibilityAuthority: jsonb().$type<Authority>(),
  /** Interface messages that the site overrides, compiled, by id. */
  messages: jsonb().$type<Messages>(),
  theme: text({ enum: themes }).notNull(),
  greece: boolean().notNull(),
  isDefault: boolean().notNull(),
  position: integer().notNull(),
});

export const siteHost = pgTable("site_host", {
  host: text().primaryKey(),
  site: text()
    .notNull()
    .references(() => site.code, { onDelete: "cascade" }),
  /** canonical: the public name · alias: redirects to it · local: served without redirect, on any port. */
  role: text({ enum: ["canonical", "alias", "local"] }).notNull(),
});

export const brand = pgTable("brand", { ...ofLocale(), data: jsonb().$type<Brand>().notNull() }, (table) => [
  primaryKey({ columns: [table.locale, table.site] }),
]);
