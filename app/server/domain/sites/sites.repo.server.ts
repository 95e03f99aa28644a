import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { page, site, siteHost } from "../../data/database/schema.ts";
import type { PageVersion } from "./page-presence.ts";

export async function listSites(db: ReadDatabase) {
  const [sites, hosts] = await Promise.all([
    db.select().from(site).orderBy(asc(site.position)),
    db.select().from(siteHost),
  ]);
  return sites.map((row) => ({ ...row, hosts: hosts.filter((host) => host.site === row.code) }));
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
