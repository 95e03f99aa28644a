import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import type { SharePictureKind } from "#app/site/pages.ts";

import { listCategories } from "../../domain/catalog/catalog.server.ts";
import { readProduct } from "../../domain/catalog/product-detail.server.ts";
import { readPageRow } from "../../domain/content/pages.repo.server.ts";
import { createWorkQueue, QueueFullError } from "../../limits/work-queue.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { drawSharePicture, type SharePicture } from "./draw-share-picture.server.tsx";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;
type File = { data: Buffer; etag: string };

/** A picture takes 50 ms of a core. */
const queue = createWorkQueue<File>({ running: 1, waiting: 20 });

/** Bytes: about 250 pictures; others are rendered again. */
const files = new LRUCache<string, File>({ maxSize: 16_000_000, sizeCalculation: ({ data }) => data.length });

const retryAfter = 5;

export async function serveSharePicture(
  scope: Scope,
  kind: SharePictureKind,
  slug: string,
): Promise<Response> {
  const { site, runtime } = scope;
  const shared = await readSharePicture(scope, kind, slug);
  if (!shared) return new Response("Not found\n", { status: 404, headers: { "cache-control": "no-store" } });
  const key = JSON.stringify([site.theme, site.languageTag, shared]);
  try {
    const file = files.get(key) ?? (await queue(key, () => draw(key, shared, site)));
    return new Response(new Uint8Array(file.data), {
      headers: {
        "content-type": "image/jpeg",
        "content-length": String(file.data.length),
        "cache-control": "public, max-age=86400",
        etag: file.etag,
      },
    });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    runtime.log.warn({ slug, kind }, "too many share pictures are waiting");
    return new Response("Too many pictures are waiting\n", {
      status: 503,
      headers: { "retry-after": String(retryAfter) },
    });
  }
}

async function draw(key: string, shared: SharePicture, site: Scope["site"]): Promise<File> {
  const data = await drawSharePicture(shared, site);
  const file = { data, etag: `"${createHash("sha256").update(data).digest("base64url").slice(0, 22)}"` };
  files.set(key, file);
  return file;
}

async function readSharePicture(
  scope: Scope,
  kind: SharePictureKind,
  slug: string,
): Promise<SharePicture | undefined> {
  const { site, runtime } = scope;
  const { readDb } = runtime.database;
  const brand = createDatabasePlatformApi(readDb, site)
    .fetchSiteInfo()
    .then((info) => info.brand.name);
  if (kind === "product") {
    const product = await readProduct(scope, slug);
    if (!product) return undefined;
    const { name, promise, category, images } = product;
    return { brand: await brand, label: category.name, title: name, text: promise, picture: images[0]?.src };
  }
  if (kind === "category") {
    const category = (await listCategories(scope)).find((candidate) => candidate.slug === slug);
    if (!category) return undefined;
    const { name, description, image } = category;
    return { brand: await brand, label: undefined, title: name, text: description, picture: image };
  }
  const page = await readPageRow(readDb, site, slug);
  if (!page) return undefined;
  const { title, description, image } = page;
  return { brand: await brand, label: undefined, title, text: description, picture: image?.src };
}
