import type { DatabaseHandle } from "../database/client.server.ts";
import { reloads } from "../../ops/process-values.server.ts";
import { mediaFolder } from "../../ops/project-root.server.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { importContent, type ImportResult } from "./import-content.repo.server.ts";
import { createImportMemory } from "./import-memory.ts";
import { loadContent } from "./load-content.server.ts";
import { hasPseudoSite } from "../../domain/sites/site-directory.server.ts";

/** Reloaded together with the code that fills it. */
const memory = reloads ? createImportMemory() : undefined;

/** @throws {ContentError} with every problem of the files */
export function importFolder(
  { db }: Pick<DatabaseHandle, "db">,
  { APP_ENV, DRAFTS }: Pick<Settings, "APP_ENV" | "DRAFTS">,
  { folder, force = false }: { folder?: string; force?: boolean } = {},
): Promise<ImportResult> {
  const content = loadContent(folder, memory);
  const drafts = DRAFTS === "show";
  return importContent(db, content, mediaFolder, { force, pseudo: hasPseudoSite(APP_ENV), drafts, memory });
}
