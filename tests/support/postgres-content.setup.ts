/** Creates a PostgreSQL database with the content, which all Vitest projects copy. */
import type { TestProject } from "vitest/node";

import { loadContent } from "#app/server/data/import/load-content.server.ts";

import { createPostgres, postgresAnswers } from "./database.ts";
import { importInto } from "./import-into.ts";
import { demoBrand } from "./tested-brand.mjs";

export default async function setUp({ vitest, config }: TestProject) {
  const { postgresContent } = vitest.getProvidedContext();
  const brand = config.env.CONTENT_DIR!;
  // Only slow tests on the demo use it.
  const isNeeded = brand !== demoBrand || process.env.SLOW_TESTS === "on";
  if (!isNeeded || postgresContent?.[brand] || !(await postgresAnswers())) return;
  const database = await importInto(await createPostgres(), loadContent(brand), brand);
  vitest.provide("postgresContent", { ...postgresContent, [brand]: database.name });
  return database.remove;
}
