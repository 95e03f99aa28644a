import type { BootData } from "../../framework/boot-scripts.tsx";
import type { Site } from "../../site/site.ts";
import type { DrawnBlocks } from "../content/drawn-blocks.ts";
import type { Log } from "../log.server.ts";
import type { SentText } from "../page-cache/page-cache.ts";
import type { Runtime } from "../runtime.server.ts";
import type { HostRole } from "../sites/resolve-site.ts";
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
  /** The host as the visitor sees it, with port. */
  host: string;
  hostRole: HostRole;
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
  const { host, address, https } = readClient(header, request.ip ?? "", hops);
  const id = requestIdOf(header, hops);
  const { sites } = runtime;
  const { code, role } = sites.resolve(host);
  return {
    id,
    log: runtime.log.child({ requestId: id }),
    runtime,
    drawnBlocks: runtime.memory.drawnBlocks,
    sites,
    host,
    hostRole: role,
    clientAddress: address,
    https,
    site: sites.sites.get(code)!,
    degraded: false,
    databaseAway: false,
    failed: false,
    route: undefined,
    html: undefined,
    sharedAs: undefined,
    boot: undefined,
    cache: undefined,
    sent: undefined,
  };
}
