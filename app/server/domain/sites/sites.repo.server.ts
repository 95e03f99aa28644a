import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { brand, page, site, siteHost } from "../../data/database/schema.ts";
import type { PageVersion } from "./page-presence.ts";

export async function listSites(db: ReadDatabase) {
  const [sites, hosts] = await Promise.all([
    db.select().from(site).orderBy(asc(site.position)),
    db.select().from(siteHost),
  ]);
  return sites.map((row) => ({ ...row, hosts: hosts.filter((host) => host.site === row.code) }));
}

/** @returns nothing before the first import */
export async function readBrand(db: ReadDatabase, locale: LocaleCode) {
  const [row] = await db.select({ data: brand.data }).from(brand).where(eq(brand.locale, locale));
  return row?.data;
}

/** Sender data of mails. `origin` has no trailing slash. */
export type Letterhead = { brand: string; origin: string; languageTag: string };

/** @throws when the site no longer exists */
export async function readLetterhead(db: ReadDatabase, code: LocaleCode): Promise<Letterhead> {
  const [row] = await db
    .select({ languageTag: site.languageTag, host: siteHost.host, brand: brand.data })
    .from(site)
    .innerJoin(brand, eq(brand.locale, site.code))
    .innerJoin(siteHost, and(eq(siteHost.site, site.code), eq(siteHost.role, "canonical")))
    .where(eq(site.code, code));
  if (!row) throw new Error(`The content has no site ${code}`);
  return { brand: row.brand.name, origin: `https://${row.host}`, languageTag: row.languageTag };
}

/** URLs of embedded third-party frames. */
export async function listFrameAddresses(db: ReadDatabase): Promise<string[]> {
  const address = sql<string>`jsonb_path_query(${page.blocks}, '$[*] ? (@.kind == "iframe-section").src') #>> '{}'`;
  const rows = await db.selectDistinct({ address }).from(page);
  return rows.map((row) => row.address);
}

/** Versions of pages that may be missing on some sites. @param locale any, because common versions are equal in all */
export function listUnevenPages(db: ReadDatabase, locale: LocaleCode): Promise<PageVersion[]> {
  const unevenSlugs = db
    .select({ slug: page.slug })
    .from(page)
    .where(or(isNotNull(page.site), sql`cardinality(${page.middleware}) > 0`));
  return db
    .select({ slug: page.slug, site: page.site, middleware: page.middleware })
    .from(page)
    .where(and(eq(page.locale, sql`coalesce(${page.site}, ${locale})`), inArray(page.slug, unevenSlugs)));
}
