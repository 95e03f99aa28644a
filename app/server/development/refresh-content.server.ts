import { siteAddresses } from "../domain/sites/site-addresses.ts";
import { importFolder } from "../import-in-process.server.ts";
import { getRuntime } from "../runtime.server.ts";

export async function describeSites(port: number): Promise<string> {
  const { sites } = await getRuntime();
  return siteAddresses(sites, port);
}

/** @param options.force compares everything, which makes the next import fast @throws {ContentError} */
export async function refreshContent(options: { force?: boolean } = {}): Promise<void> {
  const runtime = await getRuntime();
  if (!runtime.database.embedded) return;
  const { imported } = await importFolder(runtime, options);
  if (imported) await runtime.refresh();
}

/** After a code change: cached values come from old modules. */
export async function forgetContent(): Promise<void> {
  (await getRuntime()).memory.clear();
}
