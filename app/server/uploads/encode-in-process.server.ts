import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { projectRoot } from "../ops/project-root.server.ts";
import type { Encoding, EncodingTask } from "./encode-process.server.ts";

/** Development runs from the sources; the build makes an entry of the process (app.config.ts). */
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "encode-process.server.ts")
  : join(projectRoot, "dist/server/encode-process.js");

/** Milliseconds. The slowest picture within the limits, interlaced PNG, takes ten seconds on one core. */
const timeout = 60_000;

/**
 * Encodes a picture anew in a process of its own, upright and without metadata.
 * @returns nothing for a picture that is damaged or too large
 * @throws (rejects) when the process ends early or takes too long
 */
export async function encodeInProcess(task: EncodingTask): Promise<Buffer | undefined> {
  const child = fork(program, { serialization: "advanced" });
  // A task that cannot be sent because the process has ended: the race below knows why.
  child.on("error", () => {});
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
  try {
    child.send(task);
    const encoding = await Promise.race([
      once(child, "message", { signal }).then(([answer]) => answer as Encoding),
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
