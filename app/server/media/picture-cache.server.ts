import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { encodings } from "./encode-picture.server.ts";
import type { PictureFormat, PictureRequest } from "./picture-request.ts";

export const pictureVersion = (file: { mtimeMs: number; size: number }, effort: number) =>
  createHash("sha256")
    .update(JSON.stringify([file.mtimeMs, file.size, encodings, effort]))
    .digest("hex")
    .slice(0, 16);

export type CachedPicture = PictureRequest & { version: string; format: PictureFormat };

/** One folder per picture, one file per size: `<version>-<width>.<format>`. */
export function createPictureCache(folder: string) {
  const folderOf = ({ path }: CachedPicture) => join(folder, path);
  const nameOf = ({ version, width, format }: CachedPicture) => `${version}-${width}.${format}`;
  return {
    /** @returns undefined on any error; the picture is then encoded, and `write` reports the cause */
    read: (picture: CachedPicture): Promise<Buffer | undefined> =>
      readFile(join(folderOf(picture), nameOf(picture))).catch(() => undefined),
    write: async (picture: CachedPicture, data: Buffer): Promise<void> => {
      const pictureFolder = folderOf(picture);
      await mkdir(pictureFolder, { recursive: true });
      const unfinished = join(pictureFolder, `${picture.version}-${randomUUID()}.tmp`);
      try {
        await writeFile(unfinished, data);
        await rename(unfinished, join(pictureFolder, nameOf(picture)));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      const old = (await readdir(pictureFolder)).filter((name) => !name.startsWith(picture.version));
      await Promise.all(old.map((name) => rm(join(pictureFolder, name), { force: true })));
    },
  };
}
