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

/** All sites may queue at the same time. */
const limits = { running: 1, waiting: 20 };

export function createPrintedCatalogStore(folder: string): PrintedCatalogStore {
  const queue = createWorkQueue<PrintedCatalogFile>(limits);

  async function drawCatalog(scope: Scope, version: string, edition: Date): Promise<PrintedCatalogFile> {
    const catalog = await readPrintedCatalog(scope, edition);
    const data = await drawInProcess({ catalog, edition: edition.getTime() });
    try {
      await storeFile(join(folder, scope.site.code), `${version}.pdf`, data);
      return { version, size: data.length };
    } catch (error) {
      // Without a writable disk the PDF is rendered for each request.
      scope.runtime.log.warn({ err: error }, "printed catalog could not be stored");
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
      const stored = await stat(join(folder, scope.site.code, `${version}.pdf`)).catch(() => undefined);
      if (stored) return { version, size: stored.size };
      return queue(`${scope.site.code} ${version}`, () => drawCatalog(scope, version, revision.importedAt));
    },
  };
}

/** Atomic write; removes older files. */
async function storeFile(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, data);
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const old = (await readdir(folder)).filter((other) => other.endsWith(".pdf") && other !== name);
  await Promise.all(old.map((other) => rm(join(folder, other), { force: true })));
}
