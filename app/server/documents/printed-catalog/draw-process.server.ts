/** Child process: drawing takes seconds, and memory that only its exit releases. */
import { constants, setPriority } from "node:os";

import type { PrintedCatalog } from "./printed-catalog.ts";
import { drawPrintedCatalog } from "./draw-catalog.server.ts";
import { createPictureShelf } from "./picture-shelf.server.ts";

/** `edition`: import time in milliseconds. */
export type DrawingTask = { catalog: PrintedCatalog; edition: number };
export type Drawing = { file: Uint8Array } | { error: unknown };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const encode = createPictureShelf();

async function draw({ catalog, edition }: DrawingTask): Promise<Drawing> {
  try {
    return { file: await drawPrintedCatalog(catalog, await encode(catalog, edition)) };
  } catch (error) {
    return { error };
  }
}

process.on("disconnect", () => process.exit());
process.on("message", async (task: DrawingTask) => process.send!(await draw(task)));
