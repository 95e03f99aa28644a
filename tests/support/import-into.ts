import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { contentFolder, mediaOf } from "#app/server/ops/project-root.server.ts";

import type { TestDatabase } from "./database.ts";

/** Imports content with its media; default: that of the brand in `CONTENT_DIR`. @returns the same database */
export async function importInto(
  database: TestDatabase,
  content = loadContent(),
  folder: string = contentFolder,
): Promise<TestDatabase> {
  const { db, close } = await database.open();
  await importContent(db, content, mediaOf(folder));
  await close();
  return database;
}
