import { asc, inArray, isNotNull, or, sql } from "drizzle-orm";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { movedAddress, page, redirect, site, siteHost } from "../../data/database/schema.ts";
import type { PageVersion } from "./page-presence.ts";
import { normalizePath, type RedirectRule, redirectStatuses } from "./redirect-rules.ts";

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

/** Those that an editor wrote come last, and so win over those of renamed entries. */
export async function listRedirects(db: ReadDatabase): Promise<RedirectRule[]> {
  const [written, moved] = await Promise.all([
    db.select().from(redirect),
    db
      .select({ site: movedAddress.site, path: movedAddress.path, target: movedAddress.target })
      .from(movedAddress),
  ]);
  return [
    ...moved.map(({ site: code, path, target }) => ({
      site: code,
      host: "",
      path: normalizePath(path),
      query: "",
      isPrefix: false,
      target,
      status: 301 as const,
    })),
    ...written.flatMap((row) => {
      const status = redirectStatuses.find((known) => known === row.status);
      return status ? [{ ...row, status }] : [];
    }),
  ];
}
