/** `npm run catalog -- import --vanished`: products and shops that disappeared from the files of their source. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readChanges } from "#app/server/data/database/revision.repo.server.ts";

import { type CatalogRows, openCatalogRows } from "../support/catalog-rows.ts";
import { databaseAvailable } from "../support/database.ts";

describe.skipIf(!databaseAvailable)("products that are no longer in the files of a source", () => {
  let rows: CatalogRows;
  beforeAll(async () => {
    rows = await openCatalogRows();
  });
  afterAll(() => rows.close());

  const source =
    "source: erp\nrows: products\nfields: { handle: id, sku: sku, name: name, category: category, prices.EUR: price }\n";
  const lines = (ids: string[]) =>
    ["id,sku,name,category,price", ...ids.map((id) => `${id},${id},Thing ${id},lamps,10`)].join("\n");
  const ids = Array.from({ length: 30 }, (_, index) => `erp-${index + 1}`);
  const importIds = (some: string[], options: Parameters<CatalogRows["importText"]>[2] = {}) =>
    rows.importText("erp.csv", lines(some), { ...rows.map(source), ...options });
  const discontinued = async () =>
    (await rows.query(sql`select slug from product where discontinued and slug like 'erp-%' order by 1`)).map(
      ({ slug }) => slug,
    );

  /** A full import writes the same products. Order and words of new search documents may differ. */
  const expectSameAfterAll = async () => {
    const products = () =>
      rows.query(
        sql`select p.slug, discontinued, l.position from product p join product_listing l on l.product = p.slug order by 1`,
      );
    const before = await products();
    await rows.importContent();
    expect(await products()).toEqual(before);
  };

  test("do not change without the option", async () => {
    await importIds(ids);
    expect(await importIds(ids.slice(0, 28))).toMatchObject({ vanished: 0, revision: undefined });
    expect(await discontinued()).toEqual([]);
  });

  test("are discontinued, also if another file has changed their prices since", async () => {
    const prices = () =>
      rows.map("rows: prices\nsource: erp prices\nfields: { sku: sku, prices.EUR: price }\n");
    await rows.importText("prices.csv", "sku,price\nerp-30,12", prices());
    const before = await rows.revision();
    expect(await importIds(ids.slice(0, 28), { vanished: "discontinue", dryRun: true })).toMatchObject({
      vanished: 2,
      revision: undefined,
    });
    expect(await importIds(ids.slice(0, 28), { vanished: "discontinue" })).toMatchObject({
      vanished: 2,
      unchanged: 28,
    });
    expect(await discontinued()).toEqual(["erp-29", "erp-30"]);
    const shown = (await readChanges(rows.handle.db, before, await rows.revision()))!;
    expect([...shown]).toContain("product erp-30");
    expect(await importIds(ids.slice(0, 28), { vanished: "discontinue" })).toMatchObject({ vanished: 0 });
    await rows.importText("prices.csv", "sku,price\nerp-30,13", prices());
    expect(await discontinued()).toEqual(["erp-29", "erp-30"]);
    await expectSameAfterAll();
  });

  test("are sold again when the files have them again", async () => {
    expect(await importIds(ids.slice(0, 29))).toMatchObject({ changed: 1 });
    expect(await discontinued()).toEqual(["erp-30"]);
  });

  test("are removed on request, and their numbers are free for other products", async () => {
    const file = `${lines(ids.slice(0, 28))}\nrenamed,erp-29,Renamed,lamps,10`;
    const report = await rows.importText("erp.csv", file, { ...rows.map(source), vanished: "remove" });
    expect(report).toMatchObject({ vanished: 1, added: 1 });
    expect(await rows.query(sql`select slug from product where slug = 'erp-29'`)).toEqual([]);
    expect(await rows.query(sql`select 1 from product_listing where product = 'erp-29'`)).toEqual([]);
    await expectSameAfterAll();
  });

  test("fail the import if they are more than a tenth, unless forced", async () => {
    const before = await rows.revision();
    const part = importIds(ids.slice(0, 5), { vanished: "remove" });
    await expect(part).rejects.toThrow(/^24 of 29 products of erp are missing in the files/);
    expect(await rows.revision()).toBe(before);
    expect(await importIds(ids.slice(0, 5), { vanished: "remove", force: true })).toMatchObject({
      vanished: 24,
    });
    expect(await rows.query(sql`select count(*)::int from product where slug like 'erp-%'`)).toEqual([
      { count: 6 },
    ]);
    await expectSameAfterAll();
  });

  test("are removed if they are shops", async () => {
    const shops = rows.map(
      "rows: shops\nsource: branches\nconstants: { country: de }\nfields: { handle: id, name: id, city: city, region: region, address: city, latitude: lat, longitude: lon, hours: hours }\n",
    );
    const shop = (id: string) => `${id},Köln,NW,50.9,6.9,fr 18:00-02:00`;
    const text = (all: string[]) => ["id,city,region,lat,lon,hours", ...all.map(shop)].join("\n");
    await rows.importText("branches.csv", text(["one", "two"]), shops);
    expect(await rows.query(sql`select slug, region, hours from place where slug in ('one', 'two')`)).toEqual(
      ["one", "two"].map((slug) => ({
        slug,
        region: "NW",
        hours: [{ days: "fr", opens: "18:00", closes: "02:00" }],
      })),
    );
    await rows.importText("branches.csv", text(["two"]), { ...shops, vanished: "discontinue" });
    expect(await rows.query(sql`select slug from place where slug in ('one', 'two')`)).toEqual([
      { slug: "two" },
    ]);
  });
});
