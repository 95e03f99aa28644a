import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../ops/project-root.server.ts";
import type { Drawing, DrawingTask } from "./draw-process.server.ts";

/** Development runs the source; the build emits a separate entry (app.config.ts). */
const runsFromSource = import.meta.filename.endsWith(".ts");
const program = runsFromSource
  ? join(import.meta.dirname, "draw-process.server.ts")
  : join(projectRoot, "dist/server/draw-process.js");

/** Changes with each build of the drawing code, and in development with each start. */
export const drawingVersion = runsFromSource
  ? String(Date.now())
  : createHash("sha256").update(readFileSync(program)).digest("hex");

/** Milliseconds. Keeps the process and its pictures while other sites request their catalogs. */
const idleTimeout = 5_000;

let worker: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/** Milliseconds. */
const maxTime = 180_000;

/** One task at a time. @throws (rejects) with whatever the drawing throws */
export async function drawInProcess(task: DrawingTask): Promise<Buffer> {
  clearTimeout(idleTimer);
  const current = (worker ??= startWorker());
  current.send(task);
  const ended = new AbortController();
  const overdue = setTimeout(() => current.kill("SIGKILL"), maxTime);
  try {
    const drawing = await Promise.race([
      once(current, "message", ended).then(([message]) => message as Drawing),
      once(current, "exit", ended).then(([code, signal]) => ({
        error: new Error(`The drawing process ended: ${code ?? signal}`),
      })),
    ]);
    if ("error" in drawing) throw drawing.error;
    return Buffer.from(drawing.file);
  } finally {
    clearTimeout(overdue);
    ended.abort();
    idleTimer = setTimeout(() => current.connected && current.disconnect(), idleTimeout).unref();
  }
}

function startWorker(): ChildProcess {
  const started = fork(program, { serialization: "advanced" });
  const clear = () => {
    if (worker === started) worker = undefined;
  };
  return started.on("disconnect", clear).on("exit", clear).on("error", clear);
}
