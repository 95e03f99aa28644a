/** A PostgreSQL database with the content to copy, for all Vitest projects. */
import type { TestProject } from "vitest/node";

import { createPostgres, postgresAnswers } from "./database.ts";
import { importInto } from "./import-into.ts";

export default async function setUp({ vitest }: TestProject) {
  if (vitest.getProvidedContext().postgresContent || !(await postgresAnswers())) return;
  const database = await importInto(await createPostgres());
  vitest.provide("postgresContent", database.name);
  return database.remove;
}
