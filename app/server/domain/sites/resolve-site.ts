import type { LocaleCode } from "#app/site/markets.ts";

import type { Host } from "./host.ts";

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

/** Pure: the name alone decides. A host that is not in the table gets the default site as `unknown`. */
export function resolveSite(
  table: HostTable,
  defaultSite: LocaleCode,
  { name }: Pick<Host, "name">,
): HostMatch {
  return table.get(name) ?? { code: defaultSite, role: "unknown" };
}

/**
 * Names the copy of a site that this host's visitors see, for everything that is cached. Canonical hosts share one.
 * Local hosts have another, because their links to other sites are local and name the port.
 * @param ownPort on which this process listens. Copies for any other port would be as many as ports, so they are not cached.
 * @returns nothing for hosts that get no cached page
 */
export function cacheKeyOf({ code, role }: HostMatch, { port }: Host, ownPort: number): string | undefined {
  if (role === "canonical") return code;
  if (role !== "local") return undefined;
  if (port === undefined) return `${code} local`;
  return port === ownPort ? `${code} local:${port}` : undefined;
}
