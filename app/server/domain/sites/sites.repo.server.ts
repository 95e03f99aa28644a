import { asc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";

import { type Section, sections } from "#app/site/sections.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import {
  categoryText,
  certificate,
  download,
  movedAddress,
  page,
  place,
  printedCatalogText,
  redirect,
  site,
  siteHost,
} from "../../data/database/schema.ts";
import type { PageVersion } from "./page-presence.ts";
import { normalizePath, type RedirectRule, redirectStatuses } from "./redirect-rules.ts";

export async function listSites(db: ReadDatabase) {
  const [sites, hosts] = await Promise.all([
    db.select().from(site).orderBy(asc(site.position)),
    db.select().from(siteHost),
  ]);
  return sites.map((row) => ({ ...row, hosts: hosts.filter((host) => host.site === row.code) }));
}

export async function listMissingSections(db: ReadDatabase): Promise<Section[]> {
  const filled: Record<Section, SQL> = {
    articles: sql`select from ${page} where ${eq(page.kind, "article")}`,
    certificates: sql`select from ${certificate}`,
    downloads: sql`select from ${download}`,
    finder: sql`select from ${categoryText} where ${isNotNull(categoryText.finder)}`,
    "printed-catalog": sql`select from ${printedCatalogText}`,
    service: sql`select from ${place} where ${eq(place.kind, "service-center")}`,
    shops: sql`select from ${place} where ${inArray(place.kind, ["local-shop", "online-shop"])}`,
  };
  const columns = sections.map((section) => sql`exists (${filled[section]}) as ${sql.identifier(section)}`);
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as unknown as {
    rows: Record<Section, boolean>[];
  };
  return sections.filter((section) => !rows[0]![section]);
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

/** Rules of editors come last, so that they override those of renamed entries. */
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
