import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Increment when the importer stores the same files differently. */
const importFormat = 13;

/** Files that an import reads, except for media. */
export const textFiles = "{**/*.{yaml,md,po},redirects.csv}";

export function hashContent(folder: string): string {
  const hash = createHash("sha256").update(`format ${importFormat}`);
  // Included because the database stores size and checksum of downloads.
  for (const path of [...files(folder, textFiles), ...files(folder, "media/downloads/*")]) {
    hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest("hex");
}

export const editionHash = (hash: string, drafts: boolean): string => (drafts ? `${hash} with drafts` : hash);

export const files = (folder: string, pattern: string): string[] =>
  existsSync(folder) ? globSync(pattern, { cwd: folder }).sort() : [];
