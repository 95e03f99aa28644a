import { asc, inArray, isNotNull, or, sql } from "drizzle-orm";

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

/** All versions of pages that may be missing on some sites. */
export function listUnevenPages(db: ReadDatabase): Promise<PageVersion[]> {
  const unevenSlugs = db
    .select({ slug: page.slug })
    .from(page)
    .where(or(isNotNull(page.sites), sql`cardinality(${page.middleware}) > 0`));
  return db
    .select({ slug: page.slug, locale: page.locale, sites: page.sites, middleware: page.middleware })
    .from(page)
    .where(inArray(page.slug, unevenSlugs));
}
