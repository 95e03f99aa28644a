import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { SetupError } from "../../ops/setup-error.ts";

/** Prevents two processes from corrupting the embedded database. @throws {SetupError} while the other one is alive */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = lockIn(folder);
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (!isErrorWithCode(error, "EEXIST")) throw error;
    const holder = await folderHolder(folder);
    if (holder) {
      throw new SetupError(
        `The embedded database in ${folder} is in use by process ${holder}. Stop that process first, or give this one its own DATA_DIR.`,
        { cause: error },
      );
    }
    await writeFile(file, String(process.pid));
  }
  return () => rm(file, { force: true });
}

const lockIn = (folder: string) => join(folder, "process.lock");

export async function folderHolder(folder: string): Promise<number | undefined> {
  try {
    const holder = Number(await readFile(lockIn(folder), "utf8"));
    return holder !== process.pid && isAlive(holder) ? holder : undefined;
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, "EPERM");
  }
}

const isErrorWithCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
