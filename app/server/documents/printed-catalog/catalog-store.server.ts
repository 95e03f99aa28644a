import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { LRUCache } from "lru-cache";

import type { PrintedCatalogFile, PrintedCatalogStore } from "../../scope/printed-catalogs.ts";
import { readRevision } from "../../data/database/revision.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { createWorkQueue } from "../../limits/work-queue.ts";
import { drawInProcess, drawingVersion } from "./draw-in-process.server.ts";
import { hasCategory } from "./printed-catalog.repo.server.ts";
import { readPrintedCatalog } from "./read-catalog.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

/** All sites may queue at the same time. */
const limits = { running: 1, waiting: 20 };

/** Files per site, newest first: the whole catalog and those of single categories. */
const maxFiles = 24;

/** A failed catalog is not retried for five minutes. */
const failures = { max: 100, ttl: 300_000 };

export function createPrintedCatalogStore(folder: string): PrintedCatalogStore {
  const queue = createWorkQueue<PrintedCatalogFile | undefined>(limits);
  const failed = new LRUCache<string, Error>(failures);

  async function drawCatalog(scope: Scope, file: Omit<PrintedCatalogFile, "size">, options: Options) {
    const catalog = await readPrintedCatalog(scope, options);
    if (!catalog) return undefined;
    const data = await drawInProcess({ catalog, edition: options.edition.getTime() });
    try {
      await storeFile(join(folder, file.path), file.version, data);
      return { ...file, size: data.length };
    } catch (error) {
      // Without a writable disk the PDF is rendered for each request.
      scope.runtime.log.warn({ err: error }, "printed catalog could not be stored");
      return { ...file, size: data.length, data };
    }
  }

  async function get(scope: Scope): Promise<PrintedCatalogFile>;
  async function get(scope: Scope, category: string | undefined): Promise<PrintedCatalogFile | undefined>;
  async function get(scope: Scope, category?: string) {
    const { readDb } = scope.runtime.database;
    const revision = await readRevision(readDb);
    if (!revision) throw new Error("No content is live");
    if (category !== undefined && !(await hasCategory(readDb, category))) return undefined;
    const version = createHash("sha256")
      .update(JSON.stringify([revision.sourceHash, revision.importedAt, drawingVersion]))
      .digest("hex")
      .slice(0, 16);
    const path = join(scope.site.code, `${category === undefined ? "" : `${category}.`}${version}.pdf`);
    const stored = await stat(join(folder, path)).catch(() => undefined);
    if (stored) return { path, version, size: stored.size };
    const failure = failed.get(path);
    if (failure) throw failure;
    const options = { edition: revision.importedAt, category };
    return queue(path, () =>
      drawCatalog(scope, { path, version }, options).catch((error: Error) => {
        failed.set(path, error);
        throw error;
      }),
    );
  }
  return { folder, get };
}

type Options = Parameters<typeof readPrintedCatalog>[1];

/** Atomic write. Removes catalogs of older versions, and the oldest ones above the limit. */
async function storeFile(path: string, version: string, data: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf") && name !== basename(path));
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      time: name.endsWith(`${version}.pdf`) ? (await stat(join(folder, name))).mtimeMs : 0,
    })),
  );
  const old = dated
    .toSorted((a, b) => b.time - a.time)
    .filter(({ time }, index) => time === 0 || index >= maxFiles - 1);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}
