import { type ChildProcess, spawn } from "node:child_process";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { printFailure } from "#app/server/ops/setup-error.ts";

export type Finished = { code: number | null; output: string };

/** A copy of the project may have another brand. */
const brand = { CONTENT_DIR: process.env.CONTENT_DIR };

/** Starts a script of the project, or of a copy, with the current Node.js and only the given environment. */
export function startScript(
  args: string[],
  environment: Record<string, string | undefined>,
  folder = projectRoot,
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...(folder === projectRoot && brand), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs a script until it exits. @returns its exit code and all output */
export function runScript(
  args: string[],
  environment: Record<string, string | undefined> = {},
): Promise<Finished> {
  const child = startScript(args, environment);
  return finished(child);
}

/** As `runScript`, in this process, without the time to start another one. */
export async function runHere(command: (print: (line: string) => void) => Promise<void>): Promise<Finished> {
  let output = "";
  const print = (line: unknown) => void (output += `${line}\n`);
  try {
    await command(print);
    return { code: 0, output };
  } catch (error) {
    printFailure(error, print);
    return { code: 1, output };
  }
}

/** @param child the built server, started on port 0 @returns its actual port. Output is passed to `onOutput`. */
export const listeningPort = (child: ChildProcess, onOutput: (output: string) => void = () => {}) =>
  new Promise<number>((resolve, reject) => {
    let output = "";
    const read = (data: Buffer) => {
      output += data;
      onOutput(String(data));
      const match = /"url":"http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (match) resolve(Number(match[1]));
    };
    child.stdout!.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", () => reject(new Error(`The server exited before it was ready:\n${output}`)));
  });

export function finished(child: ChildProcess): Promise<Finished> {
  let output = "";
  child.stdout?.on("data", (data) => (output += data));
  child.stderr?.on("data", (data) => (output += data));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}
