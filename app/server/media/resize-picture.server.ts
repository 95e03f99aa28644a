import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

import { FastResponse } from "srvx";

import type { Log } from "../ops/log.server.ts";
import { picturePrefix } from "../ops/media-files.server.ts";
import { encodePicture } from "./encode-picture.server.ts";
import { type CachedPicture, createPictureCache, pictureVersion } from "./picture-cache.server.ts";
import { negotiateFormat, parsePictureRequest } from "./picture-request.ts";
import { createWorkQueue, QueueFullError } from "../limits/work-queue.ts";

export type ResizePicture = (
  request: { method: string; headers: Headers },
  pathname: string,
) => Promise<Response | undefined>;

type PictureFolders = {
  media: string;
  /** Parent of the folder `catalog`, which has the pictures that imports of rows have downloaded; default: `media`. */
  pictures?: string;
  cache: string;
  /** PICTURE_EFFORT */
  effort: number;
};

/** Uses two cores. 64 waiting pictures are a category page, about ten seconds. */
const limits = { running: 2, waiting: 64 };

const retryAfter = 5;

/** Serves `GET /media/<width>/<path>` as AVIF or WebP. @returns undefined for other paths */
export function createPictureResizer(
  { media, pictures = media, cache: cacheFolder, effort }: PictureFolders,
  log: Pick<Log, "warn" | "error">,
  encode = encodePicture,
): ResizePicture {
  const cache = createPictureCache(cacheFolder);
  const queue = createWorkQueue<Buffer>(limits);

  async function encodeAndCache(file: string, picture: CachedPicture): Promise<Buffer> {
    const data = await encode(file, picture.width, picture.format, effort);
    // A full or read-only disk must not fail the request.
    await cache
      .write(picture, data)
      .catch((error: unknown) => log.warn({ err: error }, "resized picture could not be cached"));
    return data;
  }

  return async ({ method, headers }, pathname) => {
    const [, width, path] = /^\/media\/(\d+)\/(.*)$/s.exec(pathname) ?? [];
    if (width === undefined || path === undefined) return undefined;
    const pictureRequest =
      method === "GET" || method === "HEAD" ? parsePictureRequest(width, path) : undefined;
    const original =
      pictureRequest && (await findOriginal(path.startsWith(picturePrefix) ? pictures : media, path));
    if (!pictureRequest || !original) return reject(404, "Not found");

    const format = negotiateFormat(headers.get("accept"));
    const picture = { ...pictureRequest, format, version: pictureVersion(original, effort) };
    const name = `${path}/${picture.version}-${picture.width}.${format}`;
    const etag = `"${picture.version}-${picture.width}-${format}"`;
    const shared = { "cache-control": "public, max-age=86400", vary: "Accept", etag };
    if (headers.get("if-none-match") === etag)
      return new FastResponse(null, { status: 304, headers: shared });
    try {
      const data =
        (await cache.read(picture)) ?? (await queue(name, () => encodeAndCache(original.file, picture)));
      return new FastResponse(method === "HEAD" ? null : new Uint8Array(data), {
        headers: { ...shared, "content-type": `image/${format}`, "content-length": String(data.length) },
      });
    } catch (error) {
      if (error instanceof QueueFullError)
        return reject(503, "Too many pictures are waiting", { "retry-after": String(retryAfter) });
      log.error({ err: error, path }, "picture could not be resized");
      return reject(302, "See the original", { location: `/media/${path}` });
    }
  };
}

/** @returns undefined if the file is missing or a link leaves the folder */
async function findOriginal(media: string, path: string) {
  try {
    const [folder, file] = await Promise.all([realpath(media), realpath(join(media, path))]);
    if (!file.startsWith(folder + sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { file, mtimeMs: stats.mtimeMs, size: stats.size } : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code)))
      return undefined;
    throw error;
  }
}

const reject = (status: number, text: string, headers: Record<string, string> = {}) =>
  new FastResponse(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
