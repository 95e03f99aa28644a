import type { LocaleCode } from "../../site/markets.ts";

/** How the host of a request relates to the site that answers it. */
export type HostRole = "canonical" | "alias" | "local" | "unknown";

export type SiteRecord = {
  code: LocaleCode;
  /** canonical host first, then aliases and local hosts */
  hosts: { host: string; role: Exclude<HostRole, "unknown"> }[];
};

export type HostTable = ReadonlyMap<string, { code: LocaleCode; role: Exclude<HostRole, "unknown"> }>;

export type HostMatch = { code: LocaleCode; role: HostRole };

export function createHostTable(sites: readonly SiteRecord[]): HostTable {
  return new Map(
    sites.flatMap(({ code, hosts }) => hosts.map(({ host, role }) => [host, { code, role }] as const)),
  );
}

/** `DE.Brand.Example.:8443` → `de.brand.example`. An IPv6 address keeps its brackets. */
export function normalizeHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

/** Pure: the host alone decides. A host that is not in the table gets the default site as `unknown`. */
export function resolveSite(table: HostTable, defaultSite: LocaleCode, host: string): HostMatch {
  return table.get(normalizeHost(host)) ?? { code: defaultSite, role: "unknown" };
}
