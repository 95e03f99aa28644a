import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { PrintedCatalogFile, PrintedCatalogStore } from "../../scope/printed-catalogs.ts";
import { readRevision } from "../../data/database/revision.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { createWorkQueue } from "../../limits/work-queue.ts";
import { drawInProcess, drawingVersion } from "./draw-in-process.server.ts";
import { readPrintedCatalog } from "./read-catalog.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

/** Every site may wait for its catalogue while another is drawn. */
const limits = { running: 1, waiting: 20 };

/** A folder for each site; in it the catalogue of the live content. */
export function createPrintedCatalogStore(folder: string): PrintedCatalogStore {
  const queue = createWorkQueue<PrintedCatalogFile>(limits);

  async function make(scope: Scope, version: string, edition: Date): Promise<PrintedCatalogFile> {
    const catalogue = await readPrintedCatalog(scope, edition);
    const data = await drawInProcess({ catalogue, edition: edition.getTime() });
    try {
      await keep(join(folder, scope.site.code), `${version}.pdf`, data);
      return { version, size: data.length };
    } catch (error) {
      // A full or read-only disk costs time, not the catalogue.
      scope.runtime.log.warn({ err: error }, "catalogue could not be kept");
      return { version, size: data.length, data };
    }
  }

  return {
    folder,
    async get(scope: Scope): Promise<PrintedCatalogFile> {
      const revision = await readRevision(scope.runtime.database.readDb);
      if (!revision) throw new Error("No content is live");
      const version = createHash("sha256")
        .update(JSON.stringify([revision.sourceHash, revision.importedAt, drawingVersion]))
        .digest("hex")
        .slice(0, 16);
      const kept = await stat(join(folder, scope.site.code, `${version}.pdf`)).catch(() => undefined);
      if (kept) return { version, size: kept.size };
      return queue(`${scope.site.code} ${version}`, () => make(scope, version, revision.importedAt));
    },
  };
}

/** Appears whole or not at all; catalogues of older content go. */
async function keep(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const old = (await readdir(folder)).filter((other) => other.endsWith(".pdf") && other !== name);
  await Promise.all(old.map((other) => rm(join(folder, other), { force: true })));
}
