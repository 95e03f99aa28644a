import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where the files of forms are written while the forms come in. */
export const uploadFolder = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, "uploads");

/**
 * Opens a new file for reading and writing and removes its name at once. The operating system frees its bytes when the
 * handle is closed or the process ends, however it ends: what a visitor sent does not outlive its request.
 * @param folder is made when it is missing
 */
export async function openUnnamedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const handle = await open(path, "wx+", 0o600);
  try {
    // Another process that starts may have removed the name already.
    await rm(path, { force: true });
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Milliseconds: twice the longest upload. */
const folderAge = 600_000;

/**
 * Removes what killed processes left behind. A living process that shares the folder loses nothing: it uses its files by
 * their handles. Folders are those of versions that kept an upload's files by name, hence the age.
 * @returns how many names were removed
 */
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

/** Another process may have removed it since. */
const isOlder = async (path: string, limit: number) =>
  ((await stat(path).catch(() => undefined))?.mtimeMs ?? 0) < limit;
