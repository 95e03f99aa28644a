/** The process that draws catalogues: seconds of work with pictures, and memory that only its end gives back. */
import { constants, setPriority } from "node:os";

import type { Catalogue } from "./printed-catalog.ts";
import { drawPrintedCatalog } from "./draw-catalog.server.ts";
import { createPictureShelf } from "./picture-shelf.server.ts";

/** `edition`: when the content came, in milliseconds. */
export type DrawingTask = { catalogue: Catalogue; edition: number };
export type Drawing = { file: Uint8Array } | { error: unknown };

// Visitors of the server come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const encode = createPictureShelf();

async function draw({ catalogue, edition }: DrawingTask): Promise<Drawing> {
  try {
    return { file: await drawPrintedCatalog(catalogue, await encode(catalogue, edition)) };
  } catch (error) {
    return { error };
  }
}

process.on("disconnect", () => process.exit());
process.on("message", async (task: DrawingTask) => process.send!(await draw(task)));
