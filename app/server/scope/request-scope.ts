import type { BootData } from "../../framework/boot-scripts.tsx";
import type { Site } from "../../site/site.ts";
import type { RenderedBlocks } from "../cache/rendered-blocks.ts";
import type { Log } from "../ops/log.server.ts";
import type { SentText } from "../cache/page-cache.ts";
import type { Runtime } from "./runtime.ts";
import type { Host } from "../domain/sites/host.ts";
import type { HostRole } from "../domain/sites/resolve-site.ts";
import type { SiteDirectory } from "../domain/sites/site-directory.server.ts";

/** Everything a request knows of itself. It is handed down; nothing keeps it after the response. */
export type RequestScope = {
  id: string;
  /** Adds the request id to every line. */
  log: Log;
  runtime: Runtime;
  renderedBlocks: RenderedBlocks;
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
