import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export const uploadFolder = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, "uploads");

/** Unlinks the new file, so that the system frees it on close or process exit. @param folder created if missing */
export async function openUnnamedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const handle = await open(path, "wx+", 0o600);
  try {
    // A starting process may already have removed the name.
    await rm(path, { force: true });
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Milliseconds: twice the longest upload. Older versions stored uploads in folders. */
const folderAge = 600_000;

/** Removes leftovers of killed processes; files in use stay valid through their handles. @returns names removed */
export async function removeAbandonedUploads(folder: string, now = Date.now()): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noFolder);
  let removed = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !(await isOlder(path, now - folderAge))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function noFolder(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

const isOlder = async (path: string, limit: number) =>
  ((await stat(path).catch(() => undefined))?.mtimeMs ?? 0) < limit;
