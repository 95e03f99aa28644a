import type { RequestScope } from "../scope/request-scope.ts";
import { parseHost } from "../domain/sites/host.ts";
import type { RedirectStatus } from "../domain/sites/redirect-rules.ts";

type Scope = Pick<RequestScope, "sites" | "site" | "host" | "hostRole">;

export type Redirect = { status: RedirectStatus; location: string };

/** Redirect of the content for the address. @returns an empty location with status 410 */
export function findRedirect(method: string, { pathname, search }: URL, scope: Scope): Redirect | undefined {
  if (method === "POST") return undefined;
  const { sites, site, host, hostRole } = scope;
  const found = sites.redirects.find({ host: host.name, site: site.code, path: pathname, search });
  if (!found) return undefined;
  const { rule, location } = found;
  const { status } = rule;
  if (status === 410) return { status, location: "" };
  if (location.startsWith("/"))
    return { status, location: hostRole === "alias" ? `${site.origin}${location}` : location };
  return { status, location: hostRole === "local" ? localAddress(location, scope) : location };
}

/** On a local host, redirects to other sites lead to their local hosts, as links of pages do. */
function localAddress(location: string, { sites, host }: Scope): string {
  const url = new URL(location);
  const { code, role } = sites.resolve(parseHost(url.host) ?? { name: "" });
  const origin = sites.originsFor("local", host.port).get(code);
  return role === "unknown" || !origin ? location : `${origin}${url.pathname}${url.search}${url.hash}`;
}
