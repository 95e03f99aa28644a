/** Creates embedded databases that all Vitest projects copy: a copy takes a tenth of the time of an import. */
import { rm } from "node:fs/promises";

import type { TestProject } from "vitest/node";

import { loadContent } from "#app/server/data/import/load-content.server.ts";

import { createEmbedded } from "./database.ts";
import { importInto } from "./import-into.ts";

export default async function setUp({ vitest, config }: TestProject) {
  // The setup of an earlier project may have created some: all projects share the provided context.
  const { emptyEmbedded, embeddedContent } = vitest.getProvidedContext();
  const brand = config.env.CONTENT_DIR!;
  if (embeddedContent?.[brand]) return;
  const empty = emptyEmbedded ?? (await createEmptyDatabase());
  const database = await importInto(await createEmbedded(empty), loadContent(brand), brand);
  vitest.provide("emptyEmbedded", empty);
  vitest.provide("embeddedContent", { ...embeddedContent, [brand]: database.name });
  return async () => {
    if (!emptyEmbedded) await rm(empty, { recursive: true, force: true });
    await database.remove();
  };
}

async function createEmptyDatabase(): Promise<string> {
  const { name, open } = await createEmbedded();
  await (await open()).close();
  return name;
}
