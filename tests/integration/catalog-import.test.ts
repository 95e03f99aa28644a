import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type BulkReport, importRows } from "#app/server/data/bulk/import-rows.server.ts";
import { createPictureStore } from "#app/server/data/bulk/picture-store.server.ts";
import { runCatalog } from "#app/server/data/bulk/run-catalog.server.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { readChanges, readRevision } from "#app/server/data/database/revision.repo.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { mediaFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { type ContentCopy, copyContent } from "../support/content.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";

const rows = (text: string) => `${text.trim().replaceAll(/^ +/gm, "")}\n`;

describe.skipIf(!databaseAvailable)("importing rows", () => {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  let database: TestDatabase;
  let handle: DatabaseHandle;
  let copy: ContentCopy;
  let content: Content;
  beforeAll(async () => {
    database = await createTestDatabase();
    handle = await database.open();
    copy = copyContent(["en", "de"]);
    content = loadContent(copy.folder);
    await importContent(handle.db, content, mediaFolder);
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
    copy.remove();
    rmSync(folder, { recursive: true });
  });

  const importFiles = (
    files: string[],
    options: Partial<Parameters<typeof importRows>[1]> = {},
  ): Promise<BulkReport> =>
    importRows(
      {
        db: handle.db,
        content,
        pictures: createPictureStore({ base: folder }),
        publish: { mediaFolder, pseudo: false, drafts: false },
      },
      { files, maps: [], dryRun: false, skipInvalid: false, ...options },
    );
  const importText = (name: string, text: string, options?: Parameters<typeof importFiles>[1]) => {
    writeFileSync(join(folder, name), rows(text));
    return importFiles([join(folder, name)], options);
  };
  const map = (text: string) => {
    const path = join(folder, "map.yaml");
    writeFileSync(path, text);
    return { maps: [path] };
  };
  const query = async (statement: ReturnType<typeof sql>) =>
    ((await handle.db.execute(statement)) as { rows: Record<string, unknown>[] }).rows;
  const revision = async () => (await readRevision(handle.db))!.revision;
  const readPrices = (slug: string) =>
    query(sql`select currency, amount, former_amount as former from product_price where product = ${slug} order by 1`);
  /** Nothing is left to do for an import of everything. */
  const expectWhole = async () =>
    expect(await importContent(handle.db, content, mediaFolder, { force: true })).toMatchObject({ rows: 0 });

  const keyboard = `
    handle,name,name:de,category,brand,sku,gtin,options.color,options.size,prices.EUR,inStock,specifications.rows
    slab,Slab,Platte,Input > Number pads,Acme,SLAB-B,4006381333931,Black / Red,S,49.90,yes,4
    slab,,,,,SLAB-W,,White,L,59.90,0,`;

  test("rows become a product with variants, and what they name is made", async () => {
    const report = await importText("own.csv", keyboard);
    expect(report).toMatchObject({ rows: 2, added: 1, changed: 0, invalidRows: 0 });
    expect(report.made).toMatchObject({ category: ["Input", "Number pads"], specification: ["Rows", "Size"] });
    const [product] = await query(sql`
      select p.*, t.name as german, c.parent from product p join category c on c.slug = p.category
      join product_text t on t.product = p.slug and t.locale = 'de' where p.slug = 'slab'`);
    expect(product).toMatchObject({ brand: "Acme", category: "number-pads", parent: "input", german: "Platte" });
    const variants = await query(sql`select sku, options, prices, in_stock from product_variant where product = 'slab' order by position`);
    expect(variants).toEqual([
      { sku: "SLAB-B", options: { color: ["black", "red"], size: ["S"] }, prices: { EUR: 4990 }, in_stock: true },
      { sku: "SLAB-W", options: { color: ["white"], size: ["L"] }, prices: { EUR: 5990 }, in_stock: false },
    ]);
    await expectWhole();
  });

  test("the same rows again change nothing, and write no revision", async () => {
    const before = await revision();
    expect(await importText("own.csv", keyboard)).toMatchObject({ unchanged: 1, added: 0, changed: 0 });
    expect(await revision()).toBe(before);
  });

  test("a file of prices changes them by number, and names only the pages that show it", async () => {
    const before = await revision();
    const prices = map("rows: prices\ndelimiter: ';'\ndecimal: ','\nfields: { sku: Nr, prices.EUR: Preis, formerPrices.EUR: Statt }\n");
    const report = await importText("prices.csv", "Nr;Preis;Statt\nSLAB-W;44,50;59,90\nAMT-P-BSL-01;39,90;\n", prices);
    expect(report).toMatchObject({ rows: 2, changed: 2, unchanged: 0 });
    expect(await readPrices("slab")).toEqual([{ currency: "EUR", amount: 4450, former: 5990 }]);
    expect(await readPrices("basalt")).toContainEqual({ currency: "EUR", amount: 3990, former: null });
    const shown = (await readChanges(handle.db, before, await revision()))!;
    expect([...shown].toSorted()).toEqual(
      expect.arrayContaining(["prices input", "prices mousepads", "prices number-pads", "product basalt", "product slab"]),
    );
    expect([...shown].filter((word) => /^(?:names|categories|places)$|mice/.test(word))).toEqual([]);
    await expectWhole();
  });

  test("a changed name is found by the search, in lists by name and after an import of the files", async () => {
    const before = await revision();
    await importText("names.csv", "handle,name,name:de\nslab,Monolith,Felsplatte");
    const found = await query(sql`select locale, title from search_document where key = 'slab' order by locale`);
    expect(found).toEqual([
      { locale: "de", title: "Felsplatte" },
      { locale: "en", title: "Monolith" },
    ]);
    expect([...(await readChanges(handle.db, before, await revision()))!]).toContain("names");
    const [word] = await query(sql`select frequency from search_word where locale = 'en' and word = 'monolith'`);
    expect(word).toEqual({ frequency: 1 });
    await importContent(handle.db, content, mediaFolder, { force: true });
    const [text] = await query(sql`select name from product_text where product = 'slab' and locale = 'de'`);
    expect(text).toEqual({ name: "Felsplatte" });
  });

  test("a draft hides a product with all that belongs to it", async () => {
    await importText("draft.csv", "handle,draft\nslab,yes");
    for (const table of ["product", "product_listing", "product_variant"])
      expect(
        await query(sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(table === "product" ? "slug" : "product")} = 'slab'`),
      ).toEqual([]);
    expect(await query(sql`select 1 from search_document where key = 'slab'`)).toEqual([]);
    await importText("draft.csv", "handle,draft\nslab,no");
    expect(await query(sql`select slug from product where slug = 'slab'`)).toEqual([{ slug: "slab" }]);
  });

  const wrong = `
    handle,name,category,sku,prices.EUR,related
    good,Good,mice,GOOD-1,10,
    cheap,Cheap,mice,CHEAP-1,ten,
    free,Free,mice,FREE-1,0.00,
    basalt-two,Second,mice,AMT-P-BSL-01,12,
    lonely,Lonely,mice,LONELY-1,12,nobody
    nameless,,mice,NAME-1,12,`;

  test("all wrong rows are named, grouped by field, and nothing is written", async () => {
    const before = await revision();
    const message = await importText("wrong.csv", wrong).catch((error: Error) => error.message);
    expect(message).toContain(
      'prices.EUR: 1 row: wants a price like 49.90\n  wrong.csv row 3, column "prices.EUR": got "ten"',
    );
    expect(message).toContain('sku: 1 row: wants a number that no other product has');
    expect(message).toContain('related: 1 row: wants the handle of a known product\n  wrong.csv row 6');
    expect(message).toContain("name: 1 row: wants a value");
    expect(message).toContain("5 rows are wrong, so nothing was written.");
    expect(await revision()).toBe(before);
    expect(await query(sql`select 1 from catalog_entry where key = 'good'`)).toEqual([]);
  });

  test("the rest is taken on request, and a trial run writes nothing", async () => {
    const trial = await importText("wrong.csv", wrong, { skipInvalid: true, dryRun: true });
    expect(trial).toMatchObject({ invalidRows: 5, revision: undefined });
    expect(await query(sql`select 1 from catalog_entry where key = 'good'`)).toEqual([]);
    await importText("wrong.csv", wrong, { skipInvalid: true });
    expect(await query(sql`select slug from product where slug in ('good', 'cheap')`)).toEqual([{ slug: "good" }]);
    expect(await query(sql`select 1 from catalog_staging`)).toEqual([]);
  });

  test("an export of Shopify is read without a map, with its old and its new headers", async () => {
    const fixture = (name: string) => join(projectRoot, "tests/fixtures/catalog", name);
    expect(await importFiles([fixture("shopify-old.csv")], { currency: "USD" })).toMatchObject({ rows: 4, added: 2 });
    const [shirt] = await query(sql`
      select brand, category, tags, options, description from product
      join product_text on product = slug and locale = 'en' where slug = 'example-t-shirt'`);
    expect(shirt).toEqual({
      brand: "Acme",
      category: "shirts",
      tags: ["summer", "cotton"],
      options: ["color", "size"],
      description: "A soft shirt.\n\n- Cotton & linen\n- Made to last",
    });
    const variants = await query(sql`
      select sku, gtin, prices, former_prices as former, in_stock as stock
      from product_variant where product = 'example-t-shirt' order by position`);
    expect(variants).toEqual([
      { sku: "example-shirt-s", gtin: "4006381333931", prices: { USD: 1999 }, former: { USD: 2499 }, stock: false },
      { sku: "example-shirt-m", gtin: null, prices: { USD: 1999 }, former: { USD: 2499 }, stock: true },
      { sku: "example-shirt-silver-s", gtin: null, prices: { USD: 2199 }, former: {}, stock: true },
    ]);
    const [draft] = await query(sql`select value from catalog_entry where key = 'snare-boot'`);
    expect(draft).toMatchObject({ value: { draft: true, sku: "00012345" } });
    expect(await importFiles([fixture("shopify-new.csv")], { currency: "USD" })).toMatchObject({ unchanged: 2, changed: 0 });
  });

  test("shops of a map are places, and the second import finds them", async () => {
    const shops = map(
      "rows: shops\nconstants: { country: us }\nfields: { handle: 's-{id}', name: 'Shop {name}', address: street, city: city, latitude: place.lat, longitude: place.lon, hours: hours }\n",
    );
    const json = '[{"id":1,"name":"One","street":"1 Main St","city":"Reno","place":{"lat":39.5,"lon":-119.8},"hours":"Mon: 10-9; Tue: 10-9"}]';
    expect(await importText("shops.json", json, shops)).toMatchObject({ added: 1, made: { country: ["United States"] } });
    const [place] = await query(sql`select kind, city, hours from place where slug = 's-1'`);
    expect(place).toEqual({ kind: "local-shop", city: "Reno", hours: [{ days: "mo-tu", opens: "10:00", closes: "21:00" }] });
    expect(await importText("shops.json", json, shops)).toMatchObject({ unchanged: 1 });
  });

  test("an export that is imported again changes nothing, with products of files and of rows", async () => {
    const before = await revision();
    const file = join(folder, "export.csv");
    const settings = { APP_ENV: "production", DRAFTS: "hide" } as const;
    const { products } = (await runCatalog(handle, settings, { export: file, folder: copy.folder })) as { products: number };
    expect(readFileSync(file, "utf8")).toContain("basalt,");
    expect(await importFiles([file])).toMatchObject({ added: 0, changed: 0, unchanged: products });
    expect(await revision()).toBe(before);
  });
});
