import type { Carrier } from "../outbound/carrier/carrier.server.ts";
import type { PrintedCatalogStore } from "./printed-catalogs.ts";
import type { ContentMemory } from "../cache/content-memory.server.ts";
import type { DatabaseHandle } from "../data/database/client.server.ts";
import type { VisitorLimits } from "../limits/visitor-limits.server.ts";
import type { Insights } from "../domain/insights/open-insights.server.ts";
import type { Delivery } from "../outbound/delivery/start-delivery.server.ts";
import type { ProcessLog } from "../ops/log.server.ts";
import type { ResizePicture } from "../media/resize-picture.server.ts";
import type { RequestMetrics } from "../ops/request-metrics.ts";
import type { Tracing } from "../ops/tracing.ts";
import type { PageCache } from "../cache/page-cache.ts";
import type { PlatformClient } from "../outbound/platform/platform-client.server.ts";
import type { Settings } from "../ops/settings.server.ts";
import type { SiteDirectory } from "../domain/sites/site-directory.server.ts";

export type PreviewServer = {
  /** Starts the preview server if it is not running. @param path with query */
  fetch: (path: string, headers: Record<string, string>) => Promise<Response>;
  /** Stops it. The next request starts it again with the current files. */
  stop: () => void;
};

export type Runtime = VisitorLimits & {
  settings: Settings;
  log: ProcessLog;
  database: DatabaseHandle;
  tracing: Tracing;
  requestMetrics: RequestMetrics;
  insights: Insights;
  resizePicture: ResizePicture;
  printedCatalogs: PrintedCatalogStore;
  memory: ContentMemory;
  pages: PageCache | undefined;
  carrier: Carrier | undefined;
  platform: PlatformClient | undefined;
  delivery: Delivery;
  /** Replaced when content changes, so read it once per request. */
  sites: SiteDirectory;
  revision: number;
  /** The actual port; with `PORT=0` the system chooses it. */
  port: number;
  preview: PreviewServer | undefined;
  publishDue: (liveHash: string) => Promise<void>;
  onContentChange: () => void;
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};
