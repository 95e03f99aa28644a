/** Development: what is saved below the content folder is imported by the process that has the database open. */
import { siteAddresses } from "../domain/sites/site-addresses.ts";
import { getRuntime } from "../runtime.server.ts";

/** @returns the addresses of all sites; the first call opens the database and imports what is new */
export async function describeSites(port: number): Promise<string> {
  const { sites } = await getRuntime();
  return siteAddresses(sites, port);
}

/**
 * @param options.force reads and compares everything although no file has changed; the next import is fast then
 * @throws {ContentError} every problem of the files, which stay as they were in the database
 */
export async function refreshContent({ force = false }: { force?: boolean } = {}): Promise<void> {
  const { database, settings, log, refresh } = await getRuntime();
  if (!database.embedded) return;
  const { importFolder } = await import("../data/import/import-folder.server.ts");
  const { imported, revision, rows } = await importFolder(database, settings.APP_ENV, { force });
  if (!imported) return;
  log.info({ revision, rows }, "content imported");
  await refresh();
}
