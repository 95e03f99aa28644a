import type { BootData } from "../../framework/boot-scripts.tsx";
import type { Brand, Site } from "../../site/site.ts";
import type { Log } from "../ops/log.server.ts";
import type { SentText } from "../cache/page-cache.ts";
import type { Runtime } from "./runtime.ts";
import type { Host } from "../domain/sites/host.ts";
import type { HostRole } from "../domain/sites/resolve-site.ts";
import type { SiteDirectory } from "../domain/sites/site-directory.server.ts";

/** Nothing may retain it after the response. */
export type RequestScope = {
  id: string;
  log: Log;
  runtime: Runtime;
  sites: SiteDirectory;
  host: Host;
  /** False if a header names an invalid host. */
  hasValidHost: boolean;
  hostRole: HostRole;
  /** Prefix of cache keys; undefined disables caching (`cacheKeyOf`). */
  cacheKey: string | undefined;
  clientAddress: string;
  https: boolean;
  site: Site;
  /** Set after the page's configuration has been read; determines the content security policy. */
  brand: Brand | undefined;
  /** A part of the page was left out; the page is not cached. */
  degraded: boolean;
  /** The database failed during this request and is not queried again. */
  databaseAway: boolean;
  failed: boolean;
  invalidInput: boolean;
  route: string | undefined;
  /** Rendered HTML. A `Response` would encode and decode it again. */
  html: string | undefined;
  /** Address under which the page and its state are the same for all visitors. */
  sharedAs: string | undefined;
  boot: BootData | undefined;
  cache: "hit" | "stale" | "miss" | undefined;
  sent: SentText | undefined;
  emptySearch?: string;
  /** Parts of the catalog that the page shows, as keys of `cache/shown-content.ts`. */
  shows: Set<string>;
};
