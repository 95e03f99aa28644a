import { chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createPrintedCatalogStore } from "#app/server/documents/printed-catalog/catalog-store.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import type { Runtime } from "#app/server/scope/runtime.ts";
import { startRuntime } from "#app/server/runtime.server.ts";
import { parseSettings } from "#app/server/ops/settings.server.ts";

import { copyContent } from "../support/content.ts";
import { createContentDatabase, type TestDatabase } from "../support/database.ts";
import { readPdf } from "../support/pdf.ts";

describe("the cached catalogs", () => {
  let database: TestDatabase;
  let runtime: Runtime;
  beforeAll(async () => {
    database = await createContentDatabase();
    runtime = await startRuntime(parseSettings({ ...database.environment, LOG_LEVEL: "silent" }));
  });
  afterAll(async () => {
    await runtime.close();
    await database.remove();
  });

  const scope = (code: "en" | "uk") => ({ runtime, site: runtime.sites.sites.get(code)! });
  const fileOf = (code: string, version: string) =>
    join(runtime.printedCatalogs.folder, code, `${version}.pdf`);

  test("a catalog is rendered once for all requests, and rendering it again creates the same bytes", async () => {
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => runtime.printedCatalogs.get(scope("en"))),
    );
    expect(new Set(asked.map(({ version }) => version)).size).toBe(1);
    const { version, size } = asked[0]!;
    expect(await readdir(join(runtime.printedCatalogs.folder, "en"))).toEqual([`${version}.pdf`]);
    const first = await readFile(fileOf("en", version));
    expect(first.length).toBe(size);

    await rm(runtime.printedCatalogs.folder, { recursive: true });
    expect(await runtime.printedCatalogs.get(scope("en"))).toMatchObject({ version, size });
    expect((await readFile(fileOf("en", version))).equals(first)).toBe(true);
  });

  test("new content creates a new edition and deletes the old file", async () => {
    const before = await runtime.printedCatalogs.get(scope("uk"));
    const copy = copyContent();
    try {
      copy.edit("products/facet.yaml", "UAH: 4299", "UAH: 4111");
      await importContent(runtime.database.db, loadContent(copy.folder), mediaFolder);
    } finally {
      copy.remove();
    }
    const after = await runtime.printedCatalogs.get(scope("uk"));
    expect(after.version).not.toBe(before.version);
    expect(await readdir(join(runtime.printedCatalogs.folder, "uk"))).toEqual([`${after.version}.pdf`]);
    const { pages } = await readPdf(await readFile(fileOf("uk", after.version)));
    expect(pages[3]!.text).toContain("4 111 ₴");
  });

  test("a catalog that cannot be cached is still sent", async () => {
    const blocked = join(database.environment.DATA_DIR, "a-file");
    await writeFile(blocked, "where the folder should be");
    await chmod(blocked, 0o400);
    const { size, data } = await createPrintedCatalogStore(blocked).get(scope("en"));
    expect(data?.length).toBe(size);
    expect(data?.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
