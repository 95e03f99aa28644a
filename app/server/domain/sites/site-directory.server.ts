import { type LocaleCode, pseudoLocale } from "#app/site/markets.ts";
import type { Site } from "#app/site/site.ts";

import type { ForeignOrigins } from "../../../site/services.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { SetupError } from "../../ops/setup-error.ts";
import type { ReadDatabase } from "../../data/database/client.server.ts";
import { type PagePresence, pagePresence } from "./page-presence.ts";
import type { Host } from "./host.ts";
import { createHostTable, type HostMatch, type HostTable, resolveSite } from "./resolve-site.ts";
import { listFrameAddresses, listSites, listUnevenPages, readBrand } from "./sites.repo.server.ts";

type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

export type SiteDirectory = {
  sites: ReadonlyMap<LocaleCode, Site>;
  resolve: (host: Pick<Host, "name">) => HostMatch;
  /** Origins for links to other sites. On local hosts they are local hosts with the same port. */
  originsFor: (role: HostMatch["role"], port: number | undefined) => ReadonlyMap<LocaleCode, string>;
  pages: PagePresence;
  foreignOrigins: ForeignOrigins;
};

export async function readSiteDirectory(
  db: ReadDatabase,
  environment: Settings["APP_ENV"],
): Promise<SiteDirectory> {
  // Production may use a database that was imported in development.
  const rows = (await listSites(db)).filter(
    ({ code }) => code !== pseudoLocale || hasPseudoSite(environment),
  );
  const defaultSite = rows.find(({ isDefault }) => isDefault) ?? rows[0];
  if (!defaultSite)
    throw new SetupError("The database holds no sites. Run `npm run content -- import` first.");
  // Reading the configuration for a page logs this failure.
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

/** Other environments neither import nor serve the pseudo-locale. */
export const hasPseudoSite = (environment: Settings["APP_ENV"]): boolean =>
  environment === "development" || environment === "test";
