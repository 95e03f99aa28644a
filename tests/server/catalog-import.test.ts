/** `npm run catalog -- import` beside a running server. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createContentDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";
import { runScript } from "../support/process.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

describe.skipIf(!databaseAvailable)("importing rows beside a server", () => {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createContentDatabase();
    server = await startServerOn(database, { PAGE_WARM_UP: "off" });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const run = (...args: string[]) => runScript(["tools/catalog.ts", ...args], database.environment);
  const importText = (text: string) => {
    writeFileSync(join(folder, "prices.csv"), text);
    return run("import", join(folder, "prices.csv"));
  };
  const page = (path: string) => server.fetch("brand.example", path);
  /** Whether the response came from the cache, according to the log. */
  const isCached = async (path: string) => {
    const [line] = await server.logOf(await page(path), "request");
    return line!.cache === "hit";
  };

  const paths = [
    "/product/board",
    "/category/tables?sort=cheapest",
    "/category/lamps?sort=cheapest",
    "/product/cone",
    "/faq",
  ];

  test("a changed price is shown at once, and pages that do not show it stay cached", async () => {
    for (const path of paths) expect((await page(path)).status).toBe(200);
    for (const path of paths) expect([path, await isCached(path)]).toEqual([path, true]);
    const { code, output } = await importText("sku,prices.EUR\nEX-T-BOA-01,441.20\n");
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/1 rows: 0 added, 1 changed[^]*Imported as revision \d+/),
    ]);
    await expect.poll(async () => (await page("/product/board")).body).toContain("441.20");
    const cached = await Promise.all(paths.slice(1).map(isCached));
    expect(cached).toEqual([false, true, true, true]);
  });

  test("wrong rows are listed, and the exit code is 1", async () => {
    const { code, output } = await importText("sku,prices.EUR\nEX-T-BOA-01,forty\nNOBODY,3\n");
    expect(code).toBe(1);
    expect(output).toContain(
      'prices.EUR: 1 row: expected a price like 49.90\n  prices.csv row 2, column "prices.EUR": got "forty"',
    );
    expect(output).toContain("sku: 1 row: expected the number of a known product");
    expect((await page("/product/board")).body).toContain("441.20");
  });

  test("an export has the changed price, and importing it again changes nothing", async () => {
    const file = join(folder, "all.csv");
    expect((await run("export", file)).output).toMatch(/^Wrote \d+ products to .*all\.csv\.\n$/);
    expect(readFileSync(file, "utf8")).toMatch(/^board,.*441\.2\b/m);
    expect((await run("import", file)).output).toMatch(
      /0 added, 0 changed, \d+ unchanged\.\nNothing was written/,
    );
  });
});
