import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Log } from "../ops/log.server.ts";
import { encodePicture } from "./encode-picture.server.ts";
import { createPictureResizer } from "./resize-picture.server.ts";

let root: string;
let media: string;
let cache: string;
const effort = 2;
const log = { warn: vi.fn<Log["warn"]>(), error: vi.fn<Log["error"]>() };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  media = join(root, "media");
  cache = join(root, "cache");
  await mkdir(join(media, "products"), { recursive: true });
  const image = sharp({ create: { width: 800, height: 400, channels: 3, background: "#9900ff" } });
  const picture = await image.png().toBuffer();
  await writeFile(join(media, "products/wide.png"), picture);
  await writeFile(join(media, "broken.png"), "not a picture");
  await writeFile(join(media, "icon.svg"), "<svg/>");
  await writeFile(join(root, "secret.png"), picture);
  await symlink(join(root, "secret.png"), join(media, "link.png"));
  vi.clearAllMocks();
});

afterEach(() => rm(root, { recursive: true, force: true }));

const browser = new Headers({ accept: "image/avif,image/webp,*/*;q=0.8" });
const request = (headers = browser, method = "GET") => ({ method, headers });

describe("a resized picture", () => {
  test("is as wide as requested, in a format that the browser accepts", async () => {
    const resize = createPictureResizer({ media, cache, effort }, log);
    const avif = (await resize(request(), "/media/320/products/wide.png"))!;
    expect([avif.status, avif.headers.get("content-type"), avif.headers.get("vary")]).toEqual([
      200,
      "image/avif",
      "Accept",
    ]);
    expect(avif.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await sharp(await avif.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 160 });

    const webp = (await resize(request(new Headers()), "/media/320/products/wide.png"))!;
    expect(webp.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(await webp.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 320 });
  });

  test("is made again with another effort", async () => {
    const path = "/media/320/products/wide.png";
    const tags = [0, 0, 4].map(async (other) => {
      const resize = createPictureResizer({ media, cache, effort: other }, log);
      return (await resize(request(), path))!.headers.get("etag");
    });
    const [first, second, third] = await Promise.all(tags);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test("is never larger than the original", async () => {
    const resize = createPictureResizer({ media, cache, effort }, log);
    const response = (await resize(request(), "/media/2560/products/wide.png"))!;
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 800, height: 400 });
  });

  test("is made once, for all requests and after a restart, until the file changes", async () => {
    const encode = vi.fn<typeof encodePicture>(encodePicture);
    const resize = createPictureResizer({ media, cache, effort }, log, encode);
    const path = "/media/320/products/wide.png";
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async () => (await resize(request(), path))!.arrayBuffer()),
    );
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1);
    expect(encode).toHaveBeenCalledTimes(1);

    const restarted = createPictureResizer({ media, cache, effort }, log, encode);
    await restarted(request(), path);
    expect(encode).toHaveBeenCalledTimes(1);

    await utimes(join(media, "products/wide.png"), new Date(), new Date("2026-01-02"));
    await restarted(request(), path);
    expect(encode).toHaveBeenCalledTimes(2);
    expect(await readdir(join(cache, "products/wide.png"))).toHaveLength(1);
  });

  test("is not sent again to clients that have it", async () => {
    const resize = createPictureResizer({ media, cache, effort }, log);
    const path = "/media/320/products/wide.png";
    const etag = (await resize(request(), path))!.headers.get("etag")!;
    const headers = new Headers({ ...Object.fromEntries(browser), "if-none-match": etag });
    expect((await resize(request(headers), path))!.status).toBe(304);
  });

  test("is shown although it cannot be cached", async () => {
    await writeFile(cache, "a file where the folder should be");
    const resize = createPictureResizer({ media, cache: join(cache, "below"), effort }, log);
    const response = await resize(request(), "/media/320/products/wide.png");
    expect(response!.status).toBe(200);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

describe("no resized picture", () => {
  test.each([
    "/media/321/products/wide.png",
    "/media/320/products/missing.png",
    "/media/320/products/wide.png/deeper.png",
    "/media/320/products",
    "/media/320/icon.svg",
    "/media/320/link.png",
    "/media/320/../secret.png",
    "/media/320/products/../../secret.png",
    "/media/320/..%2fsecret.png",
    "/media/320/%2e%2e/secret.png",
    "/media/320/..\\secret.png",
    "/media/320//secret.png",
    "/media/320/",
  ])("is at %s", async (path) => {
    const response = await createPictureResizer({ media, cache, effort }, log)(request(), path);
    expect([response?.status, response?.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  test.each(["/media/products/wide.png", "/media/320", "/assets/320/wide.png", "/"])(
    "is requested by %s",
    async (path) => {
      expect(await createPictureResizer({ media, cache, effort }, log)(request(), path)).toBeUndefined();
    },
  );

  test("exists for an unreadable file, so the visitor is redirected to the original", async () => {
    const response = (await createPictureResizer({ media, cache, effort }, log)(
      request(),
      "/media/320/broken.png",
    ))!;
    expect([response.status, response.headers.get("location")]).toEqual([302, "/media/broken.png"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(log.error).toHaveBeenCalledOnce();
  });

  test("is made while too many wait, and the visitor gets the time to retry", async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const resize = createPictureResizer({ media, cache, effort }, log, () => promise);
    const names = Array.from({ length: 70 }, (_, index) => `copy-${index}.png`);
    await Promise.all(names.map((name) => writeFile(join(media, name), "x")));
    const responses = names.map((name) => resize(request(), `/media/320/${name}`));
    const rejected = (await Promise.race(responses))!;
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "5"]);
    resolve(Buffer.from("picture"));
    const statuses = (await Promise.all(responses)).map((response) => response!.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(66);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  });
});
