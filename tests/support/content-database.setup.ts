/** One database of each kind with the content, for all Vitest projects: to copy it takes a tenth of the time of an import. */
import type { TestProject } from "vitest/node";

import { importContent } from "#app/server/content-import/import-content.repo.server.ts";
import { loadContent } from "#app/server/content-import/load-content.server.ts";
import { mediaFolder } from "#app/server/project-root.server.ts";

import { createEmbedded, createPostgres, postgresAnswers } from "./database.ts";

export default async function setUp(project: TestProject) {
  const usesPostgres = project.config.env.TEST_DATABASE === "postgres";
  if (usesPostgres && !(await postgresAnswers())) return;
  // Made by the setup of an earlier project.
  if (!usesPostgres && project.vitest.getProvidedContext().contentDatabase) return;
  const database = await (usesPostgres ? createPostgres() : createEmbedded());
  const handle = await database.open();
  await importContent(handle.db, loadContent(), mediaFolder);
  await handle.close();
  // What one project provides, the others do not see; what Vitest itself does, all.
  (usesPostgres ? project : project.vitest).provide("contentDatabase", database.name);
  return database.remove;
}
