/** Development: what is saved below the content folder is imported by the process that has the database open. */
import { siteAddresses } from "../domain/sites/site-addresses.ts";
import { getRuntime, importFolder } from "../runtime.server.ts";

/** @returns the addresses of all sites; the first call opens the database and imports what is new */
export async function describeSites(port: number): Promise<string> {
  const { sites } = await getRuntime();
  return siteAddresses(sites, port);
}

/**
 * @param options.force reads and compares everything although no file has changed; the next import is fast then
 * @throws {ContentError} every problem of the files, which stay as they were in the database
 */
export async function refreshContent(options: { force?: boolean } = {}): Promise<void> {
  const runtime = await getRuntime();
  if (!runtime.database.embedded) return;
  const { imported } = await importFolder(runtime, options);
  if (imported) await runtime.refresh();
}

/** After a change of code: what was read and rendered before comes from the former modules. */
export async function forgetContent(): Promise<void> {
  (await getRuntime()).memory.clear();
}
