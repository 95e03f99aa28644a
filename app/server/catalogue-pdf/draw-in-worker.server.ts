import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { projectRoot } from "../project-root.server.ts";
import type { DrawingTask } from "./draw-worker.server.ts";

/** Development runs from the sources; the build makes an entry of the thread (app.config.ts). */
const runsFromSource = import.meta.filename.endsWith(".ts");
const program = runsFromSource
  ? join(import.meta.dirname, "draw-worker.server.ts")
  : join(projectRoot, "dist/server/draw-worker.js");

/**
 * Changes when the drawing may look different: with each build that changes it, and with each start
 * from the sources.
 */
export const drawingVersion = runsFromSource
  ? String(Date.now())
  : createHash("sha256").update(readFileSync(program)).digest("hex");

/** @throws (rejects) with whatever the drawing throws */
export function drawInWorker(task: DrawingTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: task });
    worker.once("message", (file: Uint8Array) => resolve(Buffer.from(file)));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The drawing thread ended with code ${code}`)));
  });
}
