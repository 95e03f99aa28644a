import { readFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { runCatalog } from "#app/server/data/bulk/run-catalog.server.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { type CatalogRows, openCatalogRows } from "../support/catalog-rows.ts";
import { databaseAvailable } from "../support/database.ts";

describe.skipIf(!databaseAvailable)("files of other programs", () => {
  let rows: CatalogRows;
  beforeAll(async () => {
    rows = await openCatalogRows();
  });
  afterAll(() => rows.close());

  test("an export of Shopify is read without a map, with its old and its new headers", async () => {
    const fixture = (name: string) => join(projectRoot, "tests/fixtures/catalog", name);
    expect(await rows.importFiles([fixture("shopify-old.csv")], { currency: "USD" })).toMatchObject({
      rows: 4,
      added: 2,
    });
    const [shirt] = await rows.query(sql`
      select brand, category, tags, options, description from product
      join product_text on product = slug and locale = 'en' where slug = 'example-t-shirt'`);
    expect(shirt).toEqual({
      brand: "Acme",
      category: "shirts",
      tags: ["summer", "cotton"],
      options: ["color", "size"],
      description: "A soft shirt.\n\n- Cotton & linen\n- Made to last",
    });
    const variants = await rows.query(sql`
      select sku, gtin, prices, former_prices as former, in_stock as stock
      from product_variant where product = 'example-t-shirt' order by position`);
    expect(variants).toEqual([
      {
        sku: "example-shirt-s",
        gtin: "4006381333931",
        prices: { USD: 1999 },
        former: { USD: 2499 },
        stock: false,
      },
      { sku: "example-shirt-m", gtin: null, prices: { USD: 1999 }, former: { USD: 2499 }, stock: true },
      { sku: "example-shirt-silver-s", gtin: null, prices: { USD: 2199 }, former: {}, stock: true },
    ]);
    const [draft] = await rows.query(sql`select value from catalog_entry where key = 'snare-boot'`);
    expect(draft).toMatchObject({ value: { draft: true, sku: "00012345" } });
    expect(await rows.importFiles([fixture("shopify-new.csv")], { currency: "USD" })).toMatchObject({
      unchanged: 2,
      changed: 0,
    });
  });

  test("an export that is imported again changes nothing, with products of files and of rows", async () => {
    const before = await rows.revision();
    const file = join(rows.folder, "export.csv");
    const settings = { APP_ENV: "production", DRAFTS: "hide" } as const;
    const { products } = (await runCatalog(rows.handle, settings, {
      export: file,
      folder: rows.contentFolder,
    })) as {
      products: number;
    };
    expect(readFileSync(file, "utf8")).toContain("arc,");
    expect(await rows.importFiles([file])).toMatchObject({ added: 0, changed: 0, unchanged: products });
    expect(await rows.revision()).toBe(before);
  });
});
