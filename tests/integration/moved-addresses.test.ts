import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { movedAddress } from "#app/server/data/database/schema.ts";
import { listRedirects } from "#app/server/domain/sites/sites.repo.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { type ContentCopy, copyContent } from "../support/content.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";

describe.skipIf(!databaseAvailable)("an entry that is renamed leaves a redirect", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  let copy: ContentCopy;
  beforeAll(async () => {
    copy = copyContent();
    database = await createTestDatabase();
    handle = await database.open();
    copy.write("pages/first.md", "---\ntitle: A page\ndescription: Of a test\n---\n\nWords.\n");
    copy.write("pages/second.md", "---\ntitle: Another page\ndescription: Of a test\n---\n\nWords.\n");
    copy.write("pages/third.md", "---\ntitle: Another page\ndescription: Of a test\n---\n\nWords.\n");
    await importAgain();
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
    copy.remove();
  });

  const importAgain = () => importContent(handle.db, loadContent(copy.folder), mediaFolder);
  const rename = (from: string, to: string) =>
    renameSync(join(copy.folder, "pages", `${from}.md`), join(copy.folder, "pages", `${to}.md`));
  /** Writes a product with its own item numbers and name. */
  const writeProduct = (slug: string, name: string) =>
    copy.write(
      `products/${slug}.yaml`,
      readFileSync(join(copy.folder, "products/side.yaml"), "utf8")
        .replaceAll("EX-", "TST-")
        .replaceAll(/\bgtin: .*\n/g, "\n")
        .replace(/^name: .*$/m, `name: ${name}`),
    );
  const moves = async () =>
    (await handle.db.select().from(movedAddress))
      .map(({ site, path, target }) => [site, path, target].join(" "))
      .toSorted();

  test("but not on the first import", async () => {
    expect(await moves()).toEqual([]);
  });

  test("from its old address to the new one, in one step also after a second change", async () => {
    rename("first", "first-again");
    await importAgain();
    expect(await moves()).toEqual([" /first /first-again"]);
    rename("first-again", "first-at-last");
    await importAgain();
    expect(await moves()).toEqual([" /first /first-at-last", " /first-again /first-at-last"]);
    expect(await listRedirects(handle.db)).toContainEqual(
      expect.objectContaining({ site: "", path: "/first", target: "/first-at-last", status: 301 }),
    );
  });

  test("but not at an address that has a page again", async () => {
    rename("first-at-last", "first");
    await importAgain();
    expect(await moves()).toEqual([" /first-again /first", " /first-at-last /first"]);
  });

  test("but not if several entries may be the renamed one", async () => {
    rename("second", "second-again");
    rename("third", "third-again");
    await importAgain();
    expect(await moves()).toEqual([" /first-again /first", " /first-at-last /first"]);
  });

  test("redirects to a removed entry are deleted", async () => {
    rmSync(join(copy.folder, "pages/first.md"));
    await importAgain();
    expect(await moves()).toEqual([]);
  });

  test("a renamed product is recognized by its item numbers", async () => {
    writeProduct("old-stand", "Old stand");
    await importAgain();
    rmSync(join(copy.folder, "products/old-stand.yaml"));
    writeProduct("new-stand", "New stand");
    await importAgain();
    expect(await moves()).toEqual([" /product/old-stand /product/new-stand"]);
    rmSync(join(copy.folder, "products/new-stand.yaml"));
    await importAgain();
    expect(await moves()).toEqual([]);
  });

  test("a page of one site is redirected on that site", async () => {
    mkdirSync(join(copy.folder, "sites/de/pages"), { recursive: true });
    copy.write("sites/de/pages/own.md", "---\ntitle: Eigene\ndescription: Eines Tests\n---\n\nWorte.\n");
    await importAgain();
    renameSync(join(copy.folder, "sites/de/pages/own.md"), join(copy.folder, "sites/de/pages/eigene.md"));
    await importAgain();
    expect(await moves()).toEqual(["de /own /eigene"]);
  });
});
