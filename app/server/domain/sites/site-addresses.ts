import type { SiteDirectory } from "./site-directory.server.ts";

export function siteAddresses(sites: SiteDirectory, port: number): string {
  return [...sites.originsFor("local", port)]
    .map(([code, origin]) => `  ${code.padEnd(3)} ${origin.padEnd(28)} ${sites.sites.get(code)!.origin}`)
    .join("\n");
}

/** @returns undefined for hosts other than `*.localhost`, such as addresses in the local network */
export const describeMistypedHost = (sites: SiteDirectory, host: string, port: number) =>
  /\.localhost(?::\d+)?$/.test(host)
    ? `No site has the host ${host}. The sites of this server:\n\n${siteAddresses(sites, port)}`
    : undefined;
