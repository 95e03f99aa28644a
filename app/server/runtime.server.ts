import { join } from "node:path";

import { type Carrier, carrierSettingsOf, createCarrier } from "./carrier/carrier.server.ts";
import { type CatalogueStore, createCatalogueStore } from "./catalogue-pdf/catalogue-store.server.ts";
import { importContent } from "./content-import/import-content.repo.server.ts";
import { loadContent } from "./content-import/load-content.server.ts";
import { readRevision, revisionChannel } from "./content/revision.repo.server.ts";
import { type DatabaseHandle, openDatabase } from "./db/client.server.ts";
import { createRateLimiter, type RateLimiter } from "./http/rate-limit.server.ts";
import type { DeliveryWorker } from "./delivery/delivery-worker.server.ts";
import { startDelivery } from "./delivery/start-delivery.server.ts";
import { createLog, type Log } from "./log.server.ts";
import { createPictureResizer, type ResizePicture } from "./media/resize-picture.server.ts";
import { mediaFolder } from "./project-root.server.ts";
import { parseSettings, type Settings } from "./settings.server.ts";
import { readSiteDirectory, type SiteDirectory } from "./sites/site-directory.server.ts";

/** What lives as long as the process. */
export type Runtime = {
  settings: Settings;
  log: Log;
  database: DatabaseHandle;
  resizePicture: ResizePicture;
  catalogues: CatalogueStore;
  /** Missing where it is not configured. */
  carrier: Carrier | undefined;
  rateLimiter: RateLimiter;
  /** Wake it when a submission is stored. */
  delivery: DeliveryWorker;
  /** Replaced when new content arrives: read it anew for each request. */
  sites: SiteDirectory;
  revision: number;
  close: () => Promise<void>;
};

/** How often a process asks for the revision itself, should a notification get lost. */
const pollMilliseconds = 2_000;

let current: Promise<Runtime> | undefined;

/** The process's runtime, started by the first call. A failed start is tried again by the next call. */
export function getRuntime(): Promise<Runtime> {
  current ??= startRuntime(parseSettings(process.env)).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

export async function startRuntime(settings: Settings): Promise<Runtime> {
  const log = createLog(settings);
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    folder: settings.DATA_DIR,
    onConnectionError: (error) => log.warn({ err: error }, "database connection lost"),
  });
  try {
    // Nobody else can fill an embedded database while this process holds it.
    if (database.embedded) await importEmbedded(database, log);
    const runtime: Runtime = {
      settings,
      log,
      database,
      resizePicture: createPictureResizer(
        { media: mediaFolder, cache: join(settings.DATA_DIR, "media-cache") },
        log,
      ),
      carrier: openCarrier(settings, log),
      rateLimiter: createRateLimiter(),
      catalogues: createCatalogueStore(join(settings.DATA_DIR, "catalogues")),
      sites: await readSiteDirectory(database.db),
      revision: (await readRevision(database.db))?.revision ?? 0,
      delivery: await startDelivery({ settings, log, database }),
      close: async () => {
        clearInterval(poll);
        await runtime.delivery.close();
        await database.close();
      },
    };
    const refresh = () => refreshContent(runtime);
    const poll = setInterval(refresh, pollMilliseconds).unref();
    await database.listen(revisionChannel, refresh);
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

async function importEmbedded({ db }: DatabaseHandle, log: Log) {
  const { revision, imported } = await importContent(db, loadContent(), mediaFolder);
  if (imported) log.info({ revision }, "content imported");
}

async function refreshContent(runtime: Runtime) {
  try {
    const row = await readRevision(runtime.database.db);
    if (!row || row.revision === runtime.revision) return;
    runtime.sites = await readSiteDirectory(runtime.database.db);
    runtime.revision = row.revision;
    runtime.log.info({ revision: row.revision }, "content changed");
  } catch (error) {
    runtime.log.warn({ err: error }, "content revision could not be read");
  }
}
