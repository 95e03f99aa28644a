import type { DatabaseHandle } from "../database/client.server.ts";
import { reloads } from "../../ops/process-values.server.ts";
import { mediaFolder } from "../../ops/project-root.server.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { importContent, type ImportResult } from "./import-content.repo.server.ts";
import { createImportMemory } from "./import-memory.ts";
import { loadContent } from "./load-content.server.ts";
import { hasPseudoSite } from "../../domain/sites/pseudo-site.ts";

/** Reloaded with the modules that read, check or write content, so it never outlives the code that filled it. */
const memory = reloads ? createImportMemory() : undefined;

/**
 * Imports a content folder, by default the project's.
 * @param options.force also when the same files are live
 * @throws {ContentError} with every problem of the files
 */
export function importFolder(
  { db }: Pick<DatabaseHandle, "db">,
  environment: Settings["APP_ENV"],
  { folder, force = false }: { folder?: string; force?: boolean } = {},
): Promise<ImportResult> {
  const content = loadContent(folder, memory);
  return importContent(db, content, mediaFolder, { force, pseudo: hasPseudoSite(environment), memory });
}
