import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../ops/project-root.server.ts";
import type { Drawing, DrawingTask } from "./draw-process.server.ts";

/** Development runs from the sources; the build makes an entry of the process (app.config.ts). */
const runsFromSource = import.meta.filename.endsWith(".ts");
const program = runsFromSource
  ? join(import.meta.dirname, "draw-process.server.ts")
  : join(projectRoot, "dist/server/draw-process.js");

/**
 * Changes when the drawing may look different: with each build that changes it, and with each start
 * from the sources.
 */
export const drawingVersion = runsFromSource
  ? String(Date.now())
  : createHash("sha256").update(readFileSync(program)).digest("hex");

/** Milliseconds that the process waits for another catalogue, with its pictures: after a start all sites want theirs. */
const patience = 5_000;

let drawer: ChildProcess | undefined;
let dismissal: NodeJS.Timeout | undefined;

/**
 * Draws a catalogue in a process of its own, which ends when no more are wanted. One at a time.
 * @throws (rejects) with whatever the drawing throws
 */
export async function drawInProcess(task: DrawingTask): Promise<Buffer> {
  clearTimeout(dismissal);
  const own = (drawer ??= startDrawer());
  own.send(task);
  const ended = new AbortController();
  try {
    const drawing = await Promise.race([
      once(own, "message", ended).then(([answer]) => answer as Drawing),
      once(own, "exit", ended).then(([code]) => ({ error: new Error(`The drawing process ended: ${code}`) })),
    ]);
    if ("error" in drawing) throw drawing.error;
    return Buffer.from(drawing.file);
  } finally {
    ended.abort();
    dismissal = setTimeout(() => own.disconnect(), patience).unref();
  }
}

function startDrawer(): ChildProcess {
  const started = fork(program, { serialization: "advanced" });
  const forget = () => {
    if (drawer === started) drawer = undefined;
  };
  return started.on("disconnect", forget).on("exit", forget).on("error", forget);
}
