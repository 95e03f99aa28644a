import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type SQL } from "drizzle-orm";

import type { BulkRequest } from "#app/server/data/bulk/bulk-job.ts";
import { type BulkReport, importRows } from "#app/server/data/bulk/import-rows.server.ts";
import { createPictureStore } from "#app/server/data/bulk/picture-store.server.ts";
import { readRevision } from "#app/server/data/database/revision.repo.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { copyContent } from "./content.ts";
import { createTestDatabase } from "./database.ts";

export type CatalogRows = Awaited<ReturnType<typeof openCatalogRows>>;

/** A database with the brand's content, into which a test imports rows. */
export async function openCatalogRows() {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  const database = await createTestDatabase();
  const handle = await database.open();
  const copy = copyContent();
  const content = loadContent(copy.folder);
  await importContent(handle.db, content, mediaFolder);

  const importFiles = (files: string[], options: Partial<BulkRequest> = {}): Promise<BulkReport> =>
    importRows(
      {
        db: handle.db,
        content,
        pictures: createPictureStore({ base: folder }),
        publish: { mediaFolder, pseudo: false, drafts: false },
      },
      { files, maps: [], dryRun: false, skipInvalid: false, ...options },
    );
  return {
    folder,
    contentFolder: copy.folder,
    handle,
    importFiles,
    /** @param text lines may be indented */
    importText: (name: string, text: string, options?: Partial<BulkRequest>) => {
      writeFileSync(join(folder, name), `${text.trim().replaceAll(/^ +/gm, "")}\n`);
      return importFiles([join(folder, name)], options);
    },
    map: (text: string) => {
      writeFileSync(join(folder, "map.yaml"), text);
      return { maps: [join(folder, "map.yaml")] };
    },
    query: async (statement: SQL) =>
      ((await handle.db.execute(statement)) as { rows: Record<string, unknown>[] }).rows,
    revision: async () => (await readRevision(handle.db))!.revision,
    importContent: () => importContent(handle.db, content, mediaFolder, { force: true }),
    close: async () => {
      await handle.close();
      await database.remove();
      copy.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
