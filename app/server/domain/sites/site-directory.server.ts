import type { Messages } from "@lingui/core";

import type { Authority } from "#app/site/legal.ts";
import { pseudoSite, type SiteCode } from "#app/site/markets.ts";
import type { Site, SiteKey } from "#app/site/site.ts";

import type { Settings } from "../../ops/settings.server.ts";
import { SetupError } from "../../ops/setup-error.ts";
import type { ReadDatabase } from "../../data/database/client.server.ts";
import { type PagePresence, pagePresence } from "./page-presence.ts";
import { createRedirectIndex, type RedirectIndex } from "./redirect-rules.ts";
import { type Host, parseHost } from "./host.ts";
import { createHostTable, type HostMatch, type HostTable, resolveSite } from "./resolve-site.ts";
import {
  listFrameAddresses,
  listMissingSections,
  listRedirects,
  listSites,
  listUnevenPages,
} from "./sites.repo.server.ts";

type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

export type SiteDirectory = {
  sites: ReadonlyMap<SiteCode, Site>;
  own: ReadonlyMap<SiteCode, OwnSettings>;
  resolve: (host: Pick<Host, "name">) => HostMatch;
  /** Origins for links to other sites. On local hosts they are local hosts with the same port. */
  originsFor: (role: HostMatch["role"], port: number | undefined) => ReadonlyMap<SiteCode, string>;
  pages: PagePresence;
  redirects: RedirectIndex;
  frames: readonly string[];
};

/** Settings that are not part of pages. */
export type OwnSettings = {
  messages?: Messages;
  recipients?: string[];
  accessibilityAuthority?: Authority;
};

/** Settings of a site that a platform provides. All others are stored ones. */
export type ConfiguredSite = {
  greece?: boolean | undefined;
  defaultLanguage?: SiteCode | undefined;
  /** Without `code`, the host belongs to a stored site. */
  sites?: readonly { code?: SiteCode; origin: string }[] | undefined;
};

export async function readSiteDirectory(
  db: ReadDatabase,
  environment: Settings["APP_ENV"],
  configure: (sites: readonly SiteKey[]) => Promise<ReadonlyMap<SiteCode, ConfiguredSite>> = async () =>
    new Map(),
): Promise<SiteDirectory> {
  // Production may use a database that was imported in development.
  const rows = (await listSites(db)).filter(({ code }) => code !== pseudoSite || hasPseudoSite(environment));
  const storedDefault = rows.find(({ isDefault }) => isDefault) ?? rows[0];
  if (!storedDefault)
    throw new SetupError("The database holds no sites. Run `npm run content -- import` first.");
  const [configured, frames, uneven, redirects, without] = await Promise.all([
    configure(rows.filter(({ code }) => code !== pseudoSite)),
    listFrameAddresses(db),
    listUnevenPages(db),
    listRedirects(db),
    listMissingSections(db),
  ]);
  const general = configured.get(storedDefault.code) ?? configured.values().next().value;
  const defaultSite = rows.find(({ code }) => code === general?.defaultLanguage) ?? storedDefault;
  const { table, publicOrigins } = withDomains(rows, general?.sites ?? []);
  const originOf = (code: SiteCode) => publicOrigins.get(code)!;
  const alternates = [
    ...rows
      .filter(({ code }) => code !== pseudoSite)
      .map(({ code, languageTag }) => ({ code, hreflang: languageTag, origin: originOf(code) })),
    { code: defaultSite.code, hreflang: "x-default", origin: originOf(defaultSite.code) },
  ];
  const toSite = ({
    code,
    locale,
    languageTag,
    country,
    currency,
    priceList,
    theme,
    greece,
  }: SiteRow): Site => ({
    code,
    locale,
    languageTag,
    ...(country && { country }),
    currency,
    priceList,
    theme,
    greece: configured.get(code)?.greece ?? greece,
    origin: originOf(code),
    alternates,
    ...(without.length > 0 && { without }),
  });
  return {
    sites: new Map(rows.map((row) => [row.code, toSite(row)])),
    own: new Map(
      rows.map(({ code, messages, recipients, accessibilityAuthority }) => [
        code,
        {
          ...(messages && { messages }),
          ...(recipients && { recipients }),
          ...(accessibilityAuthority && { accessibilityAuthority }),
        },
      ]),
    ),
    resolve: (host) => resolveSite(table, defaultSite.code, host),
    originsFor: (role, port) => (role === "local" ? localOrigins(rows, port) : publicOrigins),
    pages: pagePresence(uneven, rows, { environment }),
    redirects: createRedirectIndex(redirects),
    frames: [...new Set(frames.map((address) => new URL(address).origin))],
  };
}

/** A site is also served on the domain that a platform names, and links to the site use it. Stored hosts stay valid. */
function withDomains(rows: readonly SiteRow[], domains: NonNullable<ConfiguredSite["sites"]>) {
  const table = new Map(createHostTable(rows));
  const publicOrigins = new Map(rows.map((row) => [row.code, publicOrigin(row)]));
  for (const { code: given, origin } of domains) {
    const host = parseHost(new URL(origin).host);
    const stored = host && table.get(host.name);
    const code = given ?? stored?.code;
    if (!host || code === undefined || !publicOrigins.has(code)) continue;
    if (stored && stored.code !== code) continue;
    publicOrigins.set(code, origin);
    if (stored?.role !== "local") table.set(host.name, { code, role: "canonical" });
  }
  return { table: table satisfies HostTable, publicOrigins };
}

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
