import type { RedirectRule } from "../../../domain/sites/redirect-rules.ts";
import type { ContentFiles } from "../content-files.server.ts";
import type { RedirectRow } from "./parse-redirects.ts";

type Sites = NonNullable<ContentFiles["sites"]>["value"]["sites"];

export type PlacedRow = RedirectRow & RedirectRule;

/**
 * The host of a full URL determines the site: the public name stands for all hosts of a site, an alias for itself.
 * @returns undefined for a host that belongs to no site
 */
export function placeRow(row: RedirectRow, sites: Sites): PlacedRow | undefined {
  const { host } = row;
  if (host === undefined) return { ...row, site: "", host: "" };
  const site = siteOfHost(host, sites);
  if (!site) return undefined;
  return { ...row, site: site.code, host: site.aliases.includes(host) ? host : "" };
}

export const siteOfHost = (host: string, sites: Sites) =>
  sites.find((site) => site.host === host || site.aliases.includes(host) || site.localHosts.includes(host));
