import type { LocaleCode } from "../../site/markets.ts";
import type { Site } from "../../site/site.ts";
import { SetupError } from "../setup-error.ts";
import type { Database } from "../db/client.server.ts";
import { createHostTable, type HostMatch, type HostTable, resolveSite } from "./resolve-site.ts";
import { listSites } from "./sites.repo.server.ts";

type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

/** The sites as they were when the content was last imported. */
export type SiteDirectory = {
  sites: ReadonlyMap<LocaleCode, Site>;
  resolve: (host: string) => HostMatch;
  /**
   * Origin of every site as a visitor of this host should reach it: on a local host the other
   * sites' local hosts with the same port, so that the language menu works on a developer's machine.
   */
  originsFor: (host: string, role: HostMatch["role"]) => ReadonlyMap<LocaleCode, string>;
};

export async function readSiteDirectory(db: Database): Promise<SiteDirectory> {
  const rows = await listSites(db);
  const defaultSite = rows.find(({ isDefault }) => isDefault) ?? rows[0];
  if (!defaultSite)
    throw new SetupError("The database holds no sites. Run `npm run content -- import` first.");
  const table: HostTable = createHostTable(rows);
  const publicOrigins = new Map(rows.map((row) => [row.code, publicOrigin(row)]));
  return {
    sites: new Map(rows.map((row) => [row.code, toSite(row)])),
    resolve: (host) => resolveSite(table, defaultSite.code, host),
    originsFor: (host, role) => (role === "local" ? localOrigins(rows, host) : publicOrigins),
  };
}

const toSite = (row: SiteRow): Site => ({
  code: row.code,
  languageTag: row.languageTag,
  currency: row.currency,
  theme: row.theme,
  greece: row.greece,
  origin: publicOrigin(row),
});

const hostOf = (row: SiteRow, role: "canonical" | "local") =>
  row.hosts.find((host) => host.role === role)?.host;

const publicOrigin = (row: SiteRow) => `https://${hostOf(row, "canonical")}`;

function localOrigins(rows: readonly SiteRow[], host: string) {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return new Map(
    rows.map((row) => {
      const local = hostOf(row, "local");
      return [row.code, local ? `http://${local}${port}` : publicOrigin(row)];
    }),
  );
}
