import type { SiteDirectory } from "./site-directory.server.ts";

/** Where every site is on this machine, and its public origin: a line for each. */
export function siteAddresses(sites: SiteDirectory, port: number): string {
  return [...sites.originsFor("local", port)]
    .map(([code, origin]) => `  ${code.padEnd(3)} ${origin.padEnd(28)} ${sites.sites.get(code)!.origin}`)
    .join("\n");
}

/**
 * Says to a developer that a host is mistyped; visitors get the default site instead.
 * @returns nothing for hosts that are not names of this machine, such as an address in the local network
 */
export const describeMistypedHost = (sites: SiteDirectory, host: string, port: number) =>
  /\.localhost(?::\d+)?$/.test(host)
    ? `No site has the host ${host}. The sites of this server:\n\n${siteAddresses(sites, port)}`
    : undefined;
