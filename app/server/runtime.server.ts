import { join } from "node:path";

import { type Carrier, carrierSettingsOf, createCarrier } from "./carrier/carrier.server.ts";
import { type CatalogueStore, createCatalogueStore } from "./catalogue-pdf/catalogue-store.server.ts";
import { hashContent } from "./content-import/content-hash.server.ts";
import { hasPseudoSite } from "./content-import/pseudo-site.ts";
import { type ContentMemory, createContentMemory } from "./content/content-memory.server.ts";
import { readRevision, revisionChannel } from "./content/revision.repo.server.ts";
import type { DatabaseHandle } from "./db/client.server.ts";
import { openDatabaseOnce } from "./db/open-once.server.ts";
import type { ReplicaState } from "./db/read-replica.server.ts";
import { createVisitorLimits, type VisitorLimits } from "./http/visitor-limits.server.ts";
import type { DeliveryWorker } from "./delivery/delivery-worker.server.ts";
import { startDelivery } from "./delivery/start-delivery.server.ts";
import { replaceKept } from "./kept.server.ts";
import { openLineFormat } from "./log-format.server.ts";
import { createLog, type Log, type ProcessLog } from "./log.server.ts";
import { createPictureResizer, type ResizePicture } from "./media/resize-picture.server.ts";
import { openTracing } from "./operations/open-tracing.server.ts";
import { createRequestMetrics, type RequestMetrics } from "./operations/request-metrics.ts";
import type { Tracing } from "./operations/tracing.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { contentFolder, mediaFolder } from "./project-root.server.ts";
import { createPlatformClient, type PlatformClient } from "./platform-api/platform-client.server.ts";
import { platformContentUrl } from "./platform-api/platform-settings.ts";
import { parseSettings, secretValues, type Settings } from "./settings.server.ts";
import { pseudoLocale } from "../site/markets.ts";
import { readSiteDirectory, type SiteDirectory } from "./sites/site-directory.server.ts";
import { listSites } from "./sites/sites.repo.server.ts";

/** What lives as long as the process. */
export type Runtime = VisitorLimits & {
  settings: Settings;
  log: ProcessLog;
  database: DatabaseHandle;
  tracing: Tracing;
  requestMetrics: RequestMetrics;
  resizePicture: ResizePicture;
  catalogues: CatalogueStore;
  memory: ContentMemory;
  /** Missing where nothing is to be kept. */
  pages: PageCache | undefined;
  /** Missing where it is not configured. */
  carrier: Carrier | undefined;
  /** Missing where pages are drawn from the database alone. */
  platform: PlatformClient | undefined;
  /** Wake it when a submission is stored. */
  delivery: DeliveryWorker;
  /** Replaced when new content arrives: read it anew for each request. */
  sites: SiteDirectory;
  revision: number;
  /** On which this process listens; with `PORT=0` the system chooses it. */
  port: number;
  /** Called when new content is there. */
  onContentChange: () => void;
  /** Reads at once whether there is new content. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

/** How often a process asks for the revision itself, should a notification get lost: content is everywhere within 2 s. */
const pollMilliseconds = 1_000;

let current: Promise<Runtime> | undefined;

/** Ends what a runtime of modules that were loaded before still does; its database is kept. */
async function endFormerRuntime(next: Promise<Runtime>) {
  const former = replaceKept("runtime", next);
  await former?.then(
    (runtime) => runtime.close(),
    () => undefined,
  );
}

/** The process's runtime, started by the first call. A failed start is tried again by the next call. */
export function getRuntime(): Promise<Runtime> {
  if (current) return current;
  const { promise, resolve, reject } = Promise.withResolvers<Runtime>();
  current = promise;
  endFormerRuntime(promise)
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
    onReplicaChange: (state, error) => tellReplicaState(log, state, error),
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
    // Nobody else can fill an embedded database while this process holds it.
    if (database.embedded) await importFiles(database, log, settings);
    const runtime: Runtime = {
      settings,
      log,
      database,
      tracing,
      requestMetrics: createRequestMetrics(),
      ...createVisitorLimits(settings, database),
      resizePicture: createPictureResizer(
        { media: mediaFolder, cache: join(settings.DATA_DIR, "media-cache") },
        log,
      ),
      carrier: openCarrier(settings, log),
      platform: openPlatform(settings, log),
      catalogues: createCatalogueStore(join(settings.DATA_DIR, "catalogues")),
      memory: createContentMemory(),
      pages: openPageCache(settings),
      ...(await readContentState(database, settings)),
      delivery: await startDelivery({ settings, log, database }),
      port: settings.PORT,
      onContentChange: () => {},
      refresh: oneAtATime(() => refreshContent(runtime)),
      close: async () => {
        clearInterval(poll);
        await runtime.delivery.close();
        await database.close();
        await tracing.close();
      },
    };
    const poll = setInterval(runtime.refresh, pollMilliseconds).unref();
    await database.listen(revisionChannel, runtime.refresh);
    return runtime;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without it the pages have no search for pick-up points, and everything else is as ever. */
function openCarrier(settings: Settings, log: Log): Carrier | undefined {
  const names = ["CARRIER_BASE_URL", "CARRIER_CLIENT_ID", "CARRIER_CLIENT_SECRET"] as const;
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0 && missing.length < names.length) log.warn({ missing }, "carrier is not configured");
  const own = carrierSettingsOf(settings);
  return own && createCarrier(own, log);
}

/** Milliseconds for which a page is sent without drawing it anew. New content is shown at once all the same. */
const pageFreshFor = 60_000;

const openPageCache = ({ PAGE_CACHE_MB }: Settings) =>
  PAGE_CACHE_MB > 0
    ? createPageCache({ maxBytes: PAGE_CACHE_MB * 1024 * 1024, freshFor: pageFreshFor })
    : undefined;

function openPlatform(settings: Settings, log: Log): PlatformClient | undefined {
  const baseUrl = platformContentUrl(settings);
  return baseUrl ? createPlatformClient({ baseUrl, log }) : undefined;
}

/** Imports the content, if its files are others than those that were imported last. */
export async function importFiles({ db }: DatabaseHandle, log: Log, { APP_ENV }: Settings) {
  // `npm start` fills the same database without the site that development shows.
  const force = APP_ENV === "development" && !(await listSites(db)).some(({ code }) => code === pseudoLocale);
  const live = await readRevision(db);
  if (!force && live?.sourceHash === hashContent(contentFolder)) return;
  // The importer and what it reads files with is a third of the server: without new content nobody loads it.
  const [{ importContent }, { loadContent }] = await Promise.all([
    import("./content-import/import-content.repo.server.ts"),
    import("./content-import/load-content.server.ts"),
  ]);
  const pseudo = hasPseudoSite(APP_ENV);
  const { revision, imported } = await importContent(db, loadContent(), mediaFolder, { pseudo, force });
  if (imported) log.info({ revision }, "content imported");
}

/** The revision first: what is read after it is that old or newer. */
async function readContentState({ db, replica }: DatabaseHandle, { APP_ENV }: Settings) {
  const revision = (await readRevision(db))?.revision ?? 0;
  await replica?.follow(revision);
  return { revision, sites: await readSiteDirectory(db, APP_ENV) };
}

async function refreshContent(runtime: Runtime) {
  const { database, log, settings } = runtime;
  try {
    const row = await readRevision(database.db);
    if (!row || row.revision === runtime.revision) return;
    Object.assign(runtime, await readContentState(database, settings));
    runtime.memory.clear();
    runtime.pages?.clear();
    log.info({ revision: runtime.revision }, "content changed");
    runtime.onContentChange();
  } catch (error) {
    log.warn({ err: error }, "content revision could not be read");
  }
}

/** Whatever is asked for while one is under way is done once, after it: no older answer comes last. */
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

function tellReplicaState(log: Log, state: ReplicaState, error: unknown) {
  if (state === "away") log.warn({ err: error }, "read replica is away: pages are read from the primary");
  else if (state === "behind") log.info("read replica is behind: pages are read from the primary");
  else log.info("pages are read from the replica");
}
