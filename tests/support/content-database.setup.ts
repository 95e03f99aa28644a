/** One database with the content for each Vitest project: to copy it takes a tenth of the time of an import. */
import type { TestProject } from "vitest/node";

import { importContent } from "#app/server/content-import/import-content.repo.server.ts";
import { loadContent } from "#app/server/content-import/load-content.server.ts";
import { mediaFolder } from "#app/server/project-root.server.ts";

import { createEmbedded, createPostgres, postgresAnswers } from "./database.ts";

export default async function setUp(project: TestProject) {
  const usesPostgres = project.config.env.TEST_DATABASE === "postgres";
  if (usesPostgres && !(await postgresAnswers())) return;
  const database = await (usesPostgres ? createPostgres() : createEmbedded());
  const handle = await database.open();
  await importContent(handle.db, loadContent(), mediaFolder);
  await handle.close();
  project.provide("contentDatabase", database.name);
  return database.remove;
}
