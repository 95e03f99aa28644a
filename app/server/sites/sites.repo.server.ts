import { asc, eq, sql } from "drizzle-orm";

import type { LocaleCode } from "../../site/markets.ts";
import type { Database } from "../db/client.server.ts";
import { brand, page, site, siteHost } from "../db/schema.ts";

export async function listSites(db: Database) {
  const [sites, hosts] = await Promise.all([
    db.select().from(site).orderBy(asc(site.position)),
    db.select().from(siteHost),
  ]);
  return sites.map((row) => ({ ...row, hosts: hosts.filter((host) => host.site === row.code) }));
}

/** The brand as the site of this language has it; nothing before the first import. */
export async function readBrand(db: Database, locale: LocaleCode) {
  const [row] = await db.select({ data: brand.data }).from(brand).where(eq(brand.locale, locale));
  return row?.data;
}

/** Addresses of other providers' pages that content shows in frames. */
export async function listFrameAddresses(db: Database): Promise<string[]> {
  const address = sql<string>`jsonb_path_query(${page.blocks}, '$[*] ? (@.kind == "iframe-section").src') #>> '{}'`;
  const rows = await db.selectDistinct({ address }).from(page);
  return rows.map((row) => row.address);
}
