/** Embedded databases to copy, for all Vitest projects: a copy takes a tenth of the time of its original. */
import type { TestProject } from "vitest/node";

import { createEmbedded } from "./database.ts";
import { importInto } from "./import-into.ts";

export default async function setUp({ vitest }: TestProject) {
  // Made by the setup of an earlier project: what Vitest itself provides, all of them see.
  if (vitest.getProvidedContext().embeddedContent) return;
  const empty = await createEmbedded();
  await (await empty.open()).close();
  const database = await importInto(await createEmbedded(empty.name));
  vitest.provide("emptyEmbedded", empty.name);
  vitest.provide("embeddedContent", database.name);
  return async () => {
    await empty.remove();
    await database.remove();
  };
}
