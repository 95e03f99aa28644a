import { type LocaleCode, pseudoLocale } from "#app/site/markets.ts";
import type { Site } from "#app/site/site.ts";

import { hasPseudoSite } from "./pseudo-site.ts";
import type { ForeignOrigins } from "./foreign-origins.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { SetupError } from "../../ops/setup-error.ts";
import type { ReadDatabase } from "../../data/database/client.server.ts";
import { type PagePresence, pagePresence } from "./page-presence.ts";
import type { Host } from "./host.ts";
import { createHostTable, type HostMatch, type HostTable, resolveSite } from "./resolve-site.ts";
import { listFrameAddresses, listSites, listUnevenPages, readBrand } from "./sites.repo.server.ts";

type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

/** The sites as they were when the content was last imported. */
export type SiteDirectory = {
  sites: ReadonlyMap<LocaleCode, Site>;
  resolve: (host: Pick<Host, "name">) => HostMatch;
  /**
   * Origin of every site as a visitor of this host should reach it: on a local host the other
   * sites' local hosts with the same port, so that the language menu works on a developer's machine.
   */
  originsFor: (role: HostMatch["role"], port: number | undefined) => ReadonlyMap<LocaleCode, string>;
  /** Pages that not every site has. */
  pages: PagePresence;
  /** What the sites' pages may load from elsewhere. */
  foreignOrigins: ForeignOrigins;
};

export async function readSiteDirectory(
  db: ReadDatabase,
  environment: Settings["APP_ENV"],
): Promise<SiteDirectory> {
  // One database may serve development today and production tomorrow.
  const rows = (await listSites(db)).filter(
    ({ code }) => code !== pseudoLocale || hasPseudoSite(environment),
  );
  const defaultSite = rows.find(({ isDefault }) => isDefault) ?? rows[0];
  if (!defaultSite)
    throw new SetupError("The database holds no sites. Run `npm run content -- import` first.");
  // A configuration that cannot be read is told with each page that is drawn without it.
  const [brand, frames, uneven] = await Promise.all([
    readBrand(db, defaultSite.code).catch(() => undefined),
    listFrameAddresses(db),
    listUnevenPages(db, defaultSite.code),
  ]);
  const table: HostTable = createHostTable(rows);
  const alternates = [
    ...rows
      .filter(({ code }) => code !== pseudoLocale)
      .map((row) => ({ code: row.code, hreflang: row.languageTag, origin: publicOrigin(row) })),
    { code: defaultSite.code, hreflang: "x-default", origin: publicOrigin(defaultSite) },
  ];
  const publicOrigins = new Map(rows.map((row) => [row.code, publicOrigin(row)]));
  return {
    sites: new Map(rows.map((row) => [row.code, toSite(row, alternates)])),
    resolve: (host) => resolveSite(table, defaultSite.code, host),
    originsFor: (role, port) => (role === "local" ? localOrigins(rows, port) : publicOrigins),
    pages: pagePresence(
      uneven,
      rows.map(({ code }) => code),
      { environment },
    ),
    foreignOrigins: {
      cdn: brand?.cdn,
      services: brand?.services ?? {},
      frames: [...new Set(frames.map((address) => new URL(address).origin))],
    },
  };
}

const toSite = (row: SiteRow, alternates: Site["alternates"]): Site => ({
  code: row.code,
  languageTag: row.languageTag,
  currency: row.currency,
  theme: row.theme,
  greece: row.greece,
  origin: publicOrigin(row),
  alternates,
});

const hostOf = (row: SiteRow, role: "canonical" | "local") =>
  row.hosts.find((host) => host.role === role)?.host;

const publicOrigin = (row: SiteRow) => `https://${hostOf(row, "canonical")}`;

function localOrigins(rows: readonly SiteRow[], port: number | undefined) {
  const suffix = port === undefined ? "" : `:${port}`;
  return new Map(
    rows.map((row) => {
      const local = hostOf(row, "local");
      return [row.code, local ? `http://${local}${suffix}` : publicOrigin(row)];
    }),
  );
}
