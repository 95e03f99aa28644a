import { mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { SetupError } from "#app/server/ops/setup-error.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli's quality, 0 to 11: 11 takes ten times as long for 4 % less. */
const quality = 9;

/** Bytes below which compression saves less than its headers take. */
const minCompressed = 1_000;

/** What compression makes smaller; pictures, films, fonts and PDF files are compressed. */
const compressible = /\.(?:html|css|svg|json|txt|plist|reg|rules)$/;

/** Snapshots that are kept, the new one among them: the other is for requests that are reading its files. */
const cachedSnapshots = 2;

export type SnapshotFolder = {
  /** @param file relative path @throws when the snapshot would exceed its size */
  write: (file: string, body: Buffer) => Promise<void>;
  link: (file: string, target: string) => Promise<void>;
  bytes: () => number;
  /** Puts the new snapshot in the place of the former one, in one step, and removes older ones. */
  publish: () => Promise<void>;
  /** Removes what was written. */
  discard: () => Promise<void>;
};

/**
 * A new folder below `root`; `root/current` is a link to the one that is served.
 * @param maxBytes of all files, the compressed ones included
 */
export async function createSnapshotFolder(root: string, maxBytes: number): Promise<SnapshotFolder> {
  // Sorted by name they are sorted by time.
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
