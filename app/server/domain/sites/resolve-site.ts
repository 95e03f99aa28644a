import type { SiteCode } from "#app/site/markets.ts";

import type { Host } from "./host.ts";

export type HostRole = "canonical" | "alias" | "local" | "unknown";

export type SiteRecord = {
  code: SiteCode;
  hosts: { host: string; role: Exclude<HostRole, "unknown"> }[];
};

export type HostTable = ReadonlyMap<string, { code: SiteCode; role: Exclude<HostRole, "unknown"> }>;

export type HostMatch = { code: SiteCode; role: HostRole };

export function createHostTable(sites: readonly SiteRecord[]): HostTable {
  return new Map(
    sites.flatMap(({ code, hosts }) => hosts.map(({ host, role }) => [host, { code, role }] as const)),
  );
}

/** Unknown hosts resolve to the default site. */
export function resolveSite(
  table: HostTable,
  defaultSite: SiteCode,
  { name }: Pick<Host, "name">,
): HostMatch {
  return table.get(name) ?? { code: defaultSite, role: "unknown" };
}

/** Local hosts have their own keys, as their links differ; only for `ownPort`, to bound the number of variants. */
export function cacheKeyOf({ code, role }: HostMatch, { port }: Host, ownPort: number): string | undefined {
  if (role === "canonical") return code;
  if (role !== "local") return undefined;
  if (port === undefined) return `${code} local`;
  return port === ownPort ? `${code} local:${port}` : undefined;
}
