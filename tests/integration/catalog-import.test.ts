import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readChanges } from "#app/server/data/database/revision.repo.server.ts";

import { type CatalogRows, openCatalogRows } from "../support/catalog-rows.ts";
import { databaseAvailable } from "../support/database.ts";

describe.skipIf(!databaseAvailable)("importing rows", () => {
  let rows: CatalogRows;
  beforeAll(async () => {
    rows = await openCatalogRows();
  });
  afterAll(() => rows.close());

  const readPrices = (slug: string) =>
    rows.query(
      sql`select currency, amount, former_amount as former from product_price where product = ${slug} order by 1`,
    );
  /** A full import afterwards must change no rows. */
  const expectWhole = async () => expect(await rows.importContent()).toMatchObject({ rows: 0 });

  const keyboard = `
    handle,name,name:de,category,brand,sku,gtin,options.color,options.size,prices.EUR,inStock,specifications.rows
    slab,Slab,Platte,Input > Number pads,Acme,SLAB-B,4006381333931,Black / Red,S,49.90,yes,4
    slab,,,,,SLAB-W,,White,L,59.90,0,`;

  test("rows become a product with variants, and the categories and attributes that they name are created", async () => {
    const report = await rows.importText("own.csv", keyboard);
    expect(report).toMatchObject({ rows: 2, added: 1, changed: 0, invalidRows: 0 });
    expect(report.made).toMatchObject({
      category: ["Input", "Number pads"],
      specification: ["Rows", "Size"],
    });
    const [product] = await rows.query(sql`
      select p.*, t.name as german, c.parent from product p join category c on c.slug = p.category
      join product_text t on t.product = p.slug and t.locale = 'de' where p.slug = 'slab'`);
    expect(product).toMatchObject({
      brand: "Acme",
      category: "number-pads",
      parent: "input",
      german: "Platte",
    });
    const variants = await rows.query(
      sql`select sku, options, prices, in_stock from product_variant where product = 'slab' order by position`,
    );
    expect(variants).toEqual([
      {
        sku: "SLAB-B",
        options: { color: ["black", "red"], size: ["S"] },
        prices: { EUR: 4990 },
        in_stock: true,
      },
      { sku: "SLAB-W", options: { color: ["white"], size: ["L"] }, prices: { EUR: 5990 }, in_stock: false },
    ]);
    await expectWhole();
  });

  test("importing the same rows again changes nothing and writes no revision", async () => {
    const before = await rows.revision();
    expect(await rows.importText("own.csv", keyboard)).toMatchObject({ unchanged: 1, added: 0, changed: 0 });
    expect(await rows.revision()).toBe(before);
  });

  test("a file of prices changes prices by item number, and only pages that show them are invalidated", async () => {
    const before = await rows.revision();
    const prices = rows.map(
      "rows: prices\ndelimiter: ';'\ndecimal: ','\nfields: { sku: Nr, prices.EUR: Preis, formerPrices.EUR: Statt }\n",
    );
    const report = await rows.importText(
      "prices.csv",
      "Nr;Preis;Statt\nSLAB-W;44,50;59,90\nEX-T-BOA-01;399,90;\n",
      prices,
    );
    expect(report).toMatchObject({ rows: 2, changed: 2, unchanged: 0 });
    expect(await readPrices("slab")).toEqual([{ currency: "EUR", amount: 4450, former: 5990 }]);
    expect(await readPrices("board")).toContainEqual({ currency: "EUR", amount: 39990, former: null });
    const shown = (await readChanges(rows.handle.db, before, await rows.revision()))!;
    expect([...shown].toSorted()).toEqual(
      expect.arrayContaining([
        "prices input",
        "prices number-pads",
        "prices tables",
        "product board",
        "product slab",
      ]),
    );
    expect([...shown].filter((word) => /^(?:names|categories|places)$|lamps/.test(word))).toEqual([]);
    await expectWhole();
  });

  test("a changed name is in the search and in lists by name, also after an import of the files", async () => {
    const before = await rows.revision();
    await rows.importText("names.csv", "handle,name,name:de\nslab,Monolith,Felsplatte");
    const found = await rows.query(
      sql`select locale, title from search_document where key = 'slab' order by locale`,
    );
    expect(found).toEqual([
      { locale: "ar", title: "Monolith" },
      { locale: "de", title: "Felsplatte" },
      { locale: "el", title: "Monolith" },
      { locale: "en", title: "Monolith" },
      { locale: "uk", title: "Monolith" },
    ]);
    expect([...(await readChanges(rows.handle.db, before, await rows.revision()))!]).toContain("names");
    const [word] = await rows.query(
      sql`select frequency from search_word where locale = 'en' and word = 'monolith'`,
    );
    expect(word).toEqual({ frequency: 1 });
    await rows.importContent();
    const [text] = await rows.query(
      sql`select name from product_text where product = 'slab' and locale = 'de'`,
    );
    expect(text).toEqual({ name: "Felsplatte" });
  });

  test("a draft hides a product with its listings, variants and search results", async () => {
    await rows.importText("draft.csv", "handle,draft\nslab,yes");
    for (const table of ["product", "product_listing", "product_variant"])
      expect(
        await rows.query(
          sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(table === "product" ? "slug" : "product")} = 'slab'`,
        ),
      ).toEqual([]);
    expect(await rows.query(sql`select 1 from search_document where key = 'slab'`)).toEqual([]);
    await rows.importText("draft.csv", "handle,draft\nslab,no");
    expect(await rows.query(sql`select slug from product where slug = 'slab'`)).toEqual([{ slug: "slab" }]);
  });

  const wrong = `
    handle,name,category,sku,prices.EUR,related
    good,Good,lamps,GOOD-1,10,
    cheap,Cheap,lamps,CHEAP-1,ten,
    free,Free,lamps,FREE-1,0.00,
    board-two,Second,lamps,EX-T-BOA-01,12,
    lonely,Lonely,lamps,LONELY-1,12,nobody
    nameless,,lamps,NAME-1,12,`;

  test("all wrong rows are reported by field, and nothing is written", async () => {
    const before = await rows.revision();
    const message = await rows.importText("wrong.csv", wrong).catch((error: Error) => error.message);
    expect(message).toContain(
      'prices.EUR: 1 row: expected a price like 49.90\n  wrong.csv row 3, column "prices.EUR": got "ten"',
    );
    expect(message).toContain("sku: 1 row: expected a number that no other product has");
    expect(message).toContain("related: 1 row: expected the handle of a known product\n  wrong.csv row 6");
    expect(message).toContain("name: 1 row: expected a value");
    expect(message).toContain("5 rows are wrong, so nothing was written.");
    expect(await rows.revision()).toBe(before);
    expect(await rows.query(sql`select 1 from catalog_entry where key = 'good'`)).toEqual([]);
  });

  test("the valid rows are imported on request, and a trial run writes nothing", async () => {
    const trial = await rows.importText("wrong.csv", wrong, { skipInvalid: true, dryRun: true });
    expect(trial).toMatchObject({ invalidRows: 5, revision: undefined });
    expect(await rows.query(sql`select 1 from catalog_entry where key = 'good'`)).toEqual([]);
    await rows.importText("wrong.csv", wrong, { skipInvalid: true });
    expect(await rows.query(sql`select slug from product where slug in ('good', 'cheap')`)).toEqual([
      { slug: "good" },
    ]);
    expect(await rows.query(sql`select 1 from catalog_staging`)).toEqual([]);
  });

  test("shops are imported as places, and a second import changes nothing", async () => {
    const shops = rows.map(
      "rows: shops\nconstants: { country: us }\nfields: { handle: 's-{id}', name: 'Shop {name}', address: street, city: city, latitude: place.lat, longitude: place.lon, hours: hours }\n",
    );
    const json =
      '[{"id":1,"name":"One","street":"1 Main St","city":"Reno","place":{"lat":39.5,"lon":-119.8},"hours":"Mon: 10-9; Tue: 10-9"}]';
    expect(await rows.importText("shops.json", json, shops)).toMatchObject({
      added: 1,
      made: { country: ["United States"] },
    });
    const [place] = await rows.query(sql`select kind, city, hours from place where slug = 's-1'`);
    expect(place).toEqual({
      kind: "local-shop",
      city: "Reno",
      hours: [{ days: "mo-tu", opens: "10:00", closes: "21:00" }],
    });
    expect(await rows.importText("shops.json", json, shops)).toMatchObject({ unchanged: 1 });
  });
});
