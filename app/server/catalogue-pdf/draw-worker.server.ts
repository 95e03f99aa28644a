/** The thread that draws one catalogue: about a second of work that would hold up every visitor. */
import { parentPort, workerData } from "node:worker_threads";

import type { Catalogue } from "./catalogue.ts";
import { drawCatalogue } from "./draw-catalogue.server.ts";

export type DrawingTask = { catalogue: Catalogue; pictures: ReadonlyMap<string, Uint8Array> };

const { catalogue, pictures } = workerData as DrawingTask;
const buffers = new Map([...pictures].map(([name, data]) => [name, Buffer.from(data)]));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await drawCatalogue(catalogue, buffers));
