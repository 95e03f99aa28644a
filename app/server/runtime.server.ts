import { join } from "node:path";

import type { Runtime } from "./scope/runtime.ts";
import { type Carrier, carrierSettingsOf, createCarrier } from "./outbound/carrier/carrier.server.ts";
import { createPrintedCatalogStore } from "./documents/printed-catalog/catalog-store.server.ts";
import { serveImports } from "./data/import/import-socket.server.ts";
import { importFiles, importFolder, importHandlers } from "./import-in-process.server.ts";
import { createDuePublisher } from "./publish-due.server.ts";
import { createPreviewServer } from "./preview-server.server.ts";
import { createContentMemory } from "./cache/content-memory.server.ts";
import { revisionChannel } from "./data/database/revision.repo.server.ts";
import { openDatabaseOnce } from "./data/database/open-once.server.ts";
import type { ReplicaState } from "./data/database/read-replica.server.ts";
import { createVisitorLimits } from "./limits/visitor-limits.server.ts";
import { startDelivery } from "./outbound/delivery/start-delivery.server.ts";
import { replaceProcessValue } from "./ops/process-values.server.ts";
import { openInsights } from "./domain/insights/open-insights.server.ts";
import { openLineFormat } from "./ops/log-format.server.ts";
import { createLog, type Log } from "./ops/log.server.ts";
import { createPictureResizer } from "./media/resize-picture.server.ts";
import { openTracing } from "./ops/open-tracing.server.ts";
import { createRequestMetrics } from "./ops/request-metrics.ts";
import { createPageCache } from "./cache/page-cache.ts";
import { picturesFolder } from "./ops/media-files.server.ts";
import { mediaFolder } from "./ops/project-root.server.ts";
import { createPlatformClient, type PlatformClient } from "./outbound/platform/platform-client.server.ts";
import { applyPlatformChange, readContentState, readSites, refreshContent } from "./live-content.server.ts";
import { platformUrl } from "./ops/platform-settings.ts";
import { parseSettings, secretValues, type Settings } from "./ops/settings.server.ts";
import { contentPlatformOf, storedPlatform } from "./domain/configuration/platform-of.server.ts";
import type { Brand } from "../site/site.ts";

/** Fallback for lost notifications: content is live in every process within 2 s. */
const pollMilliseconds = 1_000;

let current: Promise<Runtime> | undefined;

/** Closes the runtime from before a module reload; its database stays open. */
async function closePreviousRuntime(next: Promise<Runtime>) {
  const previous = replaceProcessValue("runtime", next);
  await previous?.then(
    (runtime) => runtime.close(),
    () => undefined,
  );
}

/** Starts the runtime on the first call. A failed start is retried on the next call. */
export function getRuntime(): Promise<Runtime> {
  if (current) return current;
  const { promise, resolve, reject } = Promise.withResolvers<Runtime>();
  current = promise;
  closePreviousRuntime(promise)
    .then(() => startRuntime(parseSettings(process.env)))
    .then(resolve, (error: unknown) => {
      current = undefined;
      reject(error);
    });
  return current;
}

export async function startRuntime(settings: Settings): Promise<Runtime> {
  const log = createLog(settings, secretValues(settings), await openLineFormat(settings));
  const tracing = await openTracing(settings, log);
  const database = await openDatabaseOnce({
    url: settings.DATABASE_URL,
    readUrl: settings.DATABASE_READ_URL,
    onReplicaChange: (state, error) => logReplicaState(log, state, error),
    folder: settings.DATA_DIR,
    forVisitors: true,
    onConnectionError: (error) => log.warn({ err: error }, "database connection lost"),
    aroundQuery: (statement, run) =>
      tracing.span(
        statement.split(" ", 1)[0]!,
        { kind: "client", attributes: { "db.system.name": "postgresql", "db.query.text": statement } },
        run,
      ),
  });
  try {
    // No other process can write to an embedded database while this one has it open.
    if (database.embedded) await importFiles(database, log, settings);
    const platform = openPlatform(settings, log);
    const runtime: Runtime = {
      settings,
      log,
      database,
      tracing,
      requestMetrics: createRequestMetrics(),
      insights: openInsights(database, settings, log),
      ...createVisitorLimits(settings, database),
      resizePicture: createPictureResizer(
        {
          media: mediaFolder,
          pictures: picturesFolder,
          cache: join(settings.DATA_DIR, "media-cache"),
          effort: settings.PICTURE_EFFORT,
        },
        log,
      ),
      carrier: openCarrier(settings, log),
      platform,
      printedCatalogs: createPrintedCatalogStore(join(settings.DATA_DIR, "catalogues")),
      memory: createContentMemory(),
      pages: openPageCache(settings),
      preview: createPreviewServer(settings, log),
      publishDue: createDuePublisher({ database, log, settings, importHere: importFolder }),
      ...(await readContentState(database, settings, platform)),
      delivery: await startDelivery({
        settings,
        log,
        database,
        sender: {
          readSites: () => readSites(database.db, settings, platform),
          readBrand: (site) => readSender({ site, runtime: { database, platform, settings } }),
        },
      }),
      port: settings.PORT,
      onContentChange: () => {},
      refresh: oneAtATime(() => refreshContent(runtime)),
      close: async () => {
        clearInterval(poll);
        stopWatching?.();
        runtime.preview?.stop();
        await stopImports?.();
        await runtime.delivery.close();
        await runtime.insights.close();
        await database.close();
        await tracing.close();
      },
    };
    const stopImports = database.embedded
      ? await serveImports(settings.DATA_DIR, importHandlers({ database, log, settings }, runtime), (error) =>
          log.warn({ err: error }, "content could not be imported for another process"),
        )
      : undefined;
    const stopWatching = platform?.watch(oneAtATime(() => applyPlatformChange(runtime)));
    const poll = setInterval(runtime.refresh, pollMilliseconds).unref();
    await database.listen(revisionChannel, runtime.refresh);
    return runtime;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openCarrier(settings: Settings, log: Log): Carrier | undefined {
  const names = ["CARRIER_BASE_URL", "CARRIER_CLIENT_ID", "CARRIER_CLIENT_SECRET"] as const;
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0 && missing.length < names.length) log.warn({ missing }, "carrier is not configured");
  const own = carrierSettingsOf(settings);
  return own && createCarrier(own, log);
}

/** Milliseconds until a cached page is revalidated. An import removes it at once. */
const pageFreshFor = 60_000;

const openPageCache = ({ PAGE_CACHE_MB }: Settings) =>
  PAGE_CACHE_MB > 0
    ? createPageCache({ maxBytes: PAGE_CACHE_MB * 1024 * 1024, freshFor: pageFreshFor })
    : undefined;

function openPlatform(settings: Settings, log: Log): PlatformClient | undefined {
  const baseUrl = platformUrl(settings);
  return baseUrl ? createPlatformClient({ baseUrl, log }) : undefined;
}

async function readSender(scope: Parameters<typeof contentPlatformOf>[0]): Promise<Brand> {
  const { brand } = await contentPlatformOf(scope)
    .fetchSiteInfo()
    .catch(() => storedPlatform(scope).fetchSiteInfo());
  return brand;
}

function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  return () => {
    again = running !== undefined;
    return (running ??= run());
  };
}

function logReplicaState(log: Log, state: ReplicaState, error: unknown) {
  if (state === "away") log.warn({ err: error }, "read replica is away: pages are read from the primary");
  else if (state === "behind") log.info("read replica is behind: pages are read from the primary");
  else log.info("pages are read from the replica");
}
