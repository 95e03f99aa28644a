import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { projectRoot } from "../ops/project-root.server.ts";
import type { Encoding, EncodingTask } from "./encode-process.server.ts";

/** Development runs the source; the build has a separate entry (app.config.ts). */
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "encode-process.server.ts")
  : join(projectRoot, "dist/server/encode-process.js");

/** Milliseconds. The slowest accepted picture, an interlaced PNG, takes ten seconds on one core. */
const timeout = 60_000;

/** @returns undefined for damaged or too large pictures @throws (rejects) on a crash or time-out */
export async function encodeInProcess(task: EncodingTask): Promise<Buffer | undefined> {
  const child = fork(program, { serialization: "advanced" });
  // `send` fails if the process has exited; the race below reports the cause.
  child.on("error", () => {});
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
  try {
    child.send(task);
    const encoding = await Promise.race([
      once(child, "message", { signal }).then(([message]) => message as Encoding),
      once(child, "exit", { signal }).then(([code, by]) => {
        throw new Error(`The process of an uploaded picture ended: ${code ?? by}`);
      }),
    ]);
    return "bytes" in encoding ? Buffer.from(encoding.bytes) : undefined;
  } finally {
    ended.abort();
    child.kill("SIGKILL");
  }
}
