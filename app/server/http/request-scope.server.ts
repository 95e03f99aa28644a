import type { BootData } from "../../framework/boot-scripts.tsx";
import type { Site } from "../../site/site.ts";
import type { DrawnBlocks } from "../content/drawn-blocks.ts";
import type { Log } from "../log.server.ts";
import type { SentText } from "../page-cache/page-cache.ts";
import type { Runtime } from "../runtime.server.ts";
import type { Host } from "../sites/host.ts";
import { cacheKeyOf, type HostRole } from "../sites/resolve-site.ts";
import type { SiteDirectory } from "../sites/site-directory.server.ts";
import { readClient } from "./forwarded.ts";
import { requestIdOf } from "./request-id.ts";

/** Everything a request knows of itself. It is handed down; nothing keeps it after the response. */
export type RequestScope = {
  id: string;
  /** Adds the request id to every line. */
  log: Log;
  runtime: Runtime;
  drawnBlocks: DrawnBlocks;
  sites: SiteDirectory;
  /** The host as the visitor sees it. */
  host: Host;
  /** Whether the headers named a host, or none at all. */
  hasValidHost: boolean;
  hostRole: HostRole;
  /** Names the copy of the site for everything that is cached; missing where nothing may be (`cacheKeyOf`). */
  cacheKey: string | undefined;
  /** An IP address, or empty once the visitor has left. */
  clientAddress: string;
  /** Whether the visitor came over https, as a trusted proxy tells. */
  https: boolean;
  site: Site;
  /** Set when a part of the page had to be left out, so that the page is not kept. */
  degraded: boolean;
  /** Set when the database has just not answered: the page is drawn without asking it again. */
  databaseAway: boolean;
  /** Set when something of the server's own went wrong. */
  failed: boolean;
  /** Set when a server function was called with what its validator does not take. */
  invalidInput: boolean;
  /** Pattern of the page that answers, such as `/product/$slug`. */
  route: string | undefined;
  /** The page that was drawn, until it is taken: a `Response` would make bytes of it, and another text of these. */
  html: string | undefined;
  /** Path and query under which the page, and what it is hydrated from, is the same for everyone. */
  sharedAs: string | undefined;
  /** What the page that was rendered is hydrated from; nothing in development. */
  boot: BootData | undefined;
  /** Where the page came from; nothing for what is never kept. */
  cache: "hit" | "stale" | "miss" | undefined;
  /** The kept text that answers. */
  sent: SentText | undefined;
};

/** Whether nothing of the page is missing: others may get it too. */
export const isComplete = ({ degraded, databaseAway, failed }: RequestScope): boolean =>
  !degraded && !databaseAway && !failed;

export function createRequestScope(request: Request & { ip?: string }, runtime: Runtime): RequestScope {
  const hops = runtime.settings.TRUST_PROXY;
  const header = (name: string) => request.headers.get(name);
  const client = readClient(header, request.ip ?? "", hops);
  const { host = { name: "" }, address, https } = client;
  const id = requestIdOf(header, hops);
  const { sites } = runtime;
  const match = sites.resolve(host);
  const { code, role } = match;
  return {
    id,
    log: runtime.log.child({ requestId: id }),
    runtime,
    drawnBlocks: runtime.memory.drawnBlocks,
    sites,
    host,
    hasValidHost: client.host !== undefined,
    hostRole: role,
    cacheKey: cacheKeyOf(match, host, runtime.port),
    clientAddress: address,
    https,
    site: sites.sites.get(code)!,
    degraded: false,
    databaseAway: false,
    failed: false,
    invalidInput: false,
    route: undefined,
    html: undefined,
    sharedAs: undefined,
    boot: undefined,
    cache: undefined,
    sent: undefined,
  };
}
