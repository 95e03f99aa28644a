import { mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { SetupError } from "#app/server/ops/setup-error.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli quality. 11 takes ten times as long for 4 %. */
const quality = 9;

/** Bytes. */
const minCompressed = 1_000;

/** Text formats. Pictures, films, fonts and PDF files are already compressed. */
const compressible = /\.(?:html|css|svg|json|txt|plist|reg|rules)$/;

/** Snapshots to retain. The previous one serves requests in progress. */
const cachedSnapshots = 2;

export type SnapshotFolder = {
  /** @param file relative path @throws if the snapshot would exceed `maxBytes` */
  write: (file: string, body: Buffer) => Promise<void>;
  link: (file: string, target: string) => Promise<void>;
  bytes: () => number;
  /** Replaces the current snapshot atomically and removes older ones. */
  publish: () => Promise<void>;
  discard: () => Promise<void>;
};

/**
 * Creates a folder below `root`. The link `root/current` is the published snapshot.
 * @param maxBytes of all files, including compressed ones
 */
export async function createSnapshotFolder(root: string, maxBytes: number): Promise<SnapshotFolder> {
  // Lexical order equals order of creation.
  const name = `snapshot-${new Date().toISOString().replaceAll(/\D/g, "")}`;
  const folder = join(root, name);
  await mkdir(folder, { recursive: true });
  let bytes = 0;

  async function writeCounted(path: string, body: Buffer) {
    bytes += body.length;
    if (bytes > maxBytes)
      throw new SetupError(
        `The snapshot is larger than ${Math.round(maxBytes / 2 ** 20)} MB: raise --max-megabytes.`,
      );
    await writeFile(path, body);
  }

  return {
    bytes: () => bytes,
    write: async (file, body) => {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeCounted(path, body);
      if (!compressible.test(file) || body.length < minCompressed) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await writeCounted(`${path}.br`, await brotli(body, { params }));
      await writeCounted(`${path}.gz`, await gzipped(body, { level: 9 }));
    },
    link: (file, target) => symlink(target, join(folder, file)),
    publish: async () => {
      const next = join(root, `next-${name}`);
      await symlink(name, next);
      await rename(next, join(root, "current"));
      const all = (await readdir(root)).filter((entry) => /^snapshot-\d+$/.test(entry)).toSorted();
      for (const old of all.slice(0, -cachedSnapshots)) await rm(join(root, old), { recursive: true });
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
