/** `/feeds/products.xml`: what Google Merchant Center requires of each item (support.google.com/merchants/answer/7052112). */

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { xml2js } from "xml-js";

import type { Database } from "#app/server/data/database/client.server.ts";

import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const path = "/feeds/products.xml";

type Value = { _text?: string };
type Element = Record<string, Value | Value[]>;
type Item = Record<string, string[]>;

function itemsOf(xml: string): Item[] {
  const { rss } = xml2js(xml, { compact: true }) as { rss: { channel: { item?: Element | Element[] } } };
  return [rss.channel.item ?? []]
    .flat()
    .map((item) =>
      Object.fromEntries(
        Object.entries(item).map(([name, values]) => [
          name.replace(/^g:/, ""),
          [values].flat().map(({ _text = "" }) => _text),
        ]),
      ),
    );
}

const copies = 450;

/** Products that some or all feeds exclude, and enough products for several batches. */
async function prepare(db: Database) {
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run(`update product set sites = '{de}' where slug = 'fold'`);
  await run(`update product set discontinued = true where slug = 'stool'`);
  await run(`update product set images = '{}' where slug = 'beam'`);
  await run(`update product_variant set images = '{}' where product = 'beam'`);
  await run(`delete from product_price where product = 'rest' and currency = 'UAH'`);
  await run(`update product_variant set prices = prices - 'UAH' where product = 'rest'`);
  await run(`update product_variant set former_prices = '{"EUR": 9990}', gtin = '4006381333931', mpn = 'F&C <1>'
    where product = 'arc' and position = 0`);
  await run(`update product set brand = 'Maker & Sons' where slug = 'arc'`);
  await run(`update product_variant set in_stock = false where product = 'board'`);
  const slug = `'copy-' || lpad(n::text, 4, '0')`;
  const series = `generate_series(1, ${copies}) n`;
  const copy = (table: string, key: string, changes: Record<string, string>) =>
    run(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${Object.entries(changes)
        .map(([column, value]) => `'${column}', ${value}`)
        .join(", ")}))).* from ${table} t, ${series} where t.${key} = 'board'`,
    );
  await copy("product", "slug", { slug, sku: slug });
  await copy("product_text", "product", { product: slug });
  await copy("product_price", "product", { product: slug });
  await copy("product_variant", "product", { product: slug, sku: `${slug} || position` });
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" }, prepare);
});
afterAll(() => server.stop());

const only = (item: Item, field: string) => {
  expect([field, item[field]?.length]).toEqual([field, 1]);
  return item[field]![0]!;
};

describe.each(sites)("the product feed of $code", ({ code, host, currency, languageTag }) => {
  let body: string;
  let items: Item[];
  beforeAll(async () => {
    ({ body } = await server.fetch(host, path));
    items = itemsOf(body);
  });

  test("has all required fields of each item, in the language and currency of the site", () => {
    expect(body).toContain(`<language>${languageTag}</language>`);
    expect(items.length).toBeGreaterThan(copies + 5);
    expect(new Set(items.map((item) => only(item, "id"))).size).toBe(items.length);
    for (const item of items) {
      expect(only(item, "id")).toMatch(/^.{1,50}$/);
      expect(only(item, "title")).toMatch(/^.{1,150}$/);
      expect(only(item, "description").length).toBeGreaterThan(20);
      expect(new URL(only(item, "link")).host).toBe(host);
      for (const picture of [...item.image_link!, ...(item.additional_image_link ?? [])])
        expect(picture).toMatch(new RegExp(`^https://${host}/media/[^#]+\\.(?:webp|png|jpe?g)$`));
      only(item, "image_link");
      expect(only(item, "availability")).toMatch(/^(?:in|out_of)_stock$/);
      expect(only(item, "price")).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`));
      expect(only(item, "brand")).not.toBe("");
      expect(only(item, "condition")).toBe("new");
      expect(only(item, "product_type")).not.toBe("");
      expect(item.identifier_exists).toEqual(item.gtin || item.mpn ? undefined : ["no"]);
    }
  });

  test("has only the products that the site sells", () => {
    const has = (slug: string) =>
      items.some((item) => new URL(only(item, "link")).pathname === `/product/${slug}`);
    expect(["fold", "stool", "beam", "rest", "arc"].map(has)).toEqual([
      code === "de",
      false,
      false,
      currency !== "UAH",
      true,
    ]);
    const numbers = items.map((item) => /\/copy-(\d+)/.exec(only(item, "link"))?.[1]);
    expect(new Set(numbers.filter(Boolean)).size).toBe(copies);
  });

  test("distinguishes variants, and links to each", async () => {
    const variants = items.filter((item) => item.item_group_id?.[0] === "arc");
    expect(variants.map((item) => only(item, "id"))).toEqual([
      "EX-L-ARC-01",
      "EX-L-ARC-01-WHT",
      "EX-L-ARC-01-GRN",
    ]);
    expect(new Set(variants.map((item) => only(item, "color"))).size).toBe(3);
    expect(new Set(variants.map((item) => only(item, "title"))).size).toBe(3);
    const { pathname, search } = new URL(only(variants[1]!, "link"));
    const page = await server.fetch(host, `${pathname}${search}`);
    expect([page.status, page.body.includes("EX-L-ARC-01-WHT")]).toEqual([200, true]);
    const picture = await server.fetch(host, new URL(only(variants[1]!, "image_link")).pathname);
    expect(picture.status).toBe(200);
  });
});

describe("the product feed", () => {
  const english = sites.find(({ code }) => code === "en")!.host;

  test("has reduced prices, numbers, makers and categories", async () => {
    const items = itemsOf((await server.fetch(english, path)).body);
    const arc = items.find((item) => item.id![0] === "EX-L-ARC-01")!;
    expect(arc).toMatchObject({
      title: ["Arc, Black"],
      price: ["99.90 EUR"],
      sale_price: ["89.90 EUR"],
      gtin: ["4006381333931"],
      mpn: ["F&C <1>"],
      brand: ["Maker & Sons"],
      product_type: ["Lamps"],
      google_product_category: ["3006"],
      color: ["Black"],
      availability: ["in_stock"],
    });
    expect(items.find((item) => item.id![0] === "EX-T-BOA-01")).toMatchObject({
      availability: ["out_of_stock"],
    });
  });

  test("is compressed for clients that accept it, and has no body for HEAD", async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(itemsOf(await response.text()).length).toBeGreaterThan(copies);
    const head = await server.fetch(english, path, { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
    const plain = await server.fetch(english, path);
    expect(plain.headers).toMatchObject({
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
      vary: "accept-encoding",
    });
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });

  test("frees the place of a client that disconnects", async () => {
    for (let visit = 0; visit < 12; visit++) {
      const leaving = new AbortController();
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { signal: leaving.signal });
      expect(response.status).toBe(200);
      leaving.abort();
    }
    await expect.poll(async () => (await server.fetch(english, path)).status).toBe(200);
  });
});
