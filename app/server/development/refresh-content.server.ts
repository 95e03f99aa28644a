/** Development: what is saved below the content folder is imported by the process that has the database open. */
import { siteAddresses } from "../domain/sites/site-addresses.ts";
import { getRuntime, importFiles } from "../runtime.server.ts";

/** @returns the addresses of all sites; the first call opens the database and imports what is new */
export async function describeSites(port: number): Promise<string> {
  const { sites } = await getRuntime();
  return siteAddresses(sites, port);
}

/** @throws {ContentError} every problem of the files, which stay as they were in the database */
export async function refreshContent(): Promise<void> {
  const runtime = await getRuntime();
  if (!runtime.database.embedded) return;
  await importFiles(runtime.database, runtime.log, runtime.settings);
  await runtime.refresh();
}
