import type { DatabaseHandle } from "./data/database/client.server.ts";
import { isDue, readChanges, readRevision } from "./data/database/revision.repo.server.ts";
import { hasContentPlatform } from "./domain/configuration/platform-of.server.ts";
import { readSiteDirectory } from "./domain/sites/site-directory.server.ts";
import type { Settings } from "./ops/settings.server.ts";
import { readConfiguredSites } from "./outbound/platform/http-platform-api.server.ts";
import type { PlatformClient } from "./outbound/platform/platform-client.server.ts";
import type { Runtime } from "./scope/runtime.ts";

/** Reads the revision first, so that the sites are at least as new as the revision. */
export async function readContentState(
  { db, replica }: DatabaseHandle,
  settings: Settings,
  platform: PlatformClient | undefined,
) {
  const revision = (await readRevision(db))?.revision ?? 0;
  await replica?.follow(revision);
  return { revision, sites: await readSites(db, settings, platform) };
}

export const readSites = (
  db: DatabaseHandle["db"],
  settings: Settings,
  platform: PlatformClient | undefined,
) =>
  readSiteDirectory(
    db,
    settings.APP_ENV,
    platform && hasContentPlatform({ platform, settings })
      ? (codes) => readConfiguredSites(platform, codes)
      : undefined,
  );

/** Pages are rendered again: menus, logos, domains and the content security policy may have changed. */
export async function applyPlatformChange(runtime: Runtime) {
  const { database, log, settings, platform } = runtime;
  try {
    runtime.sites = await readSites(database.db, settings, platform);
  } catch (error) {
    log.warn({ err: error }, "sites could not be read");
  }
  runtime.memory.clear();
  runtime.pages?.clear();
  log.info("platform configuration changed");
}

export async function refreshContent(runtime: Runtime) {
  const { database, log, settings } = runtime;
  try {
    const row = await readRevision(database.db);
    if (!row) return;
    if (isDue(row)) await runtime.publishDue(row.sourceHash);
    if (row.revision === runtime.revision) return;
    const before = runtime.revision;
    Object.assign(runtime, await readContentState(database, settings, runtime.platform));
    const changed = await readChanges(database.db, before, runtime.revision);
    runtime.memory.clear();
    if (changed) runtime.pages?.remove(changed);
    else runtime.pages?.clear();
    runtime.preview?.stop();
    const pages = runtime.pages?.stats().pages;
    log.info({ revision: runtime.revision, changed: changed?.size ?? "all", pages }, "content changed");
    runtime.onContentChange();
    await runtime.delivery.stockChanged();
  } catch (error) {
    log.warn({ err: error }, "content revision could not be read");
  }
}
