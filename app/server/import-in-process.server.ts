/** Runs imports in the process that has the embedded database open. */
import { pseudoSite } from "../site/markets.ts";
import { editionHash, hashContent } from "./data/import/content-hash.server.ts";
import type { ImportResult } from "./data/import/import-content.repo.server.ts";
import type { ImportHandlers } from "./data/import/import-socket.server.ts";
import type { DatabaseHandle } from "./data/database/client.server.ts";
import { isDue, readRevision } from "./data/database/revision.repo.server.ts";
import { listSites } from "./domain/sites/sites.repo.server.ts";
import { readInsights } from "./read-insights.server.ts";
import type { Runtime } from "./scope/runtime.ts";
import type { Log } from "./ops/log.server.ts";
import { contentFolder } from "./ops/project-root.server.ts";
import type { Settings } from "./ops/settings.server.ts";

type ImportContext = { database: DatabaseHandle; settings: Settings; log: Log };

export async function importFiles(database: DatabaseHandle, log: Log, settings: Settings) {
  // `npm start` fills the same database without the pseudo-locale site of development.
  const force =
    settings.APP_ENV === "development" &&
    !(await listSites(database.db)).some(({ code }) => code === pseudoSite);
  const live = await readRevision(database.db);
  const hash = editionHash(hashContent(contentFolder), settings.DRAFTS === "show");
  if (!force && live?.sourceHash === hash && !isDue(live)) return;
  await importFolder({ database, log, settings }, { force });
}

/** The importer is a third of the server's code, so it is loaded only when needed. */
export async function importFolder(
  { database, log, settings }: ImportContext,
  options: { folder?: string; force?: boolean } = {},
): Promise<ImportResult> {
  const importer = await import("./data/import/import-folder.server.ts");
  const result = await importer.importFolder(database, settings, options);
  const { imported, revision, rows } = result;
  if (imported) log.info({ revision, rows }, "content imported");
  return result;
}

/** For other processes on the same machine. */
export const importHandlers = (
  { database, log, settings }: ImportContext,
  { refresh, insights }: Pick<Runtime, "refresh" | "insights">,
): ImportHandlers => ({
  importFrom: async (folder) => {
    const result = await importFolder({ database, log, settings }, { folder });
    if (result.imported) await refresh();
    return result;
  },
  runCatalog: async (request) => {
    const { runCatalog } = await import("./data/bulk/run-catalog.server.ts");
    const result = await runCatalog(database, settings, request);
    await refresh();
    return result;
  },
  readInsights: async (request) => {
    await insights.flush();
    return readInsights(database.db, request);
  },
});
