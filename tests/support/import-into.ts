import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import type { TestDatabase } from "./database.ts";

/** Imports content, by default the demo's. @returns the same database */
export async function importInto(database: TestDatabase, content = loadContent()): Promise<TestDatabase> {
  const { db, close } = await database.open();
  await importContent(db, content, mediaFolder);
  await close();
  return database;
}
