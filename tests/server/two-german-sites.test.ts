/** Two sites in one language: what is of the language they share, what is of a site is its own. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mainText, structuredDataOf, textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";
import { importTwoGermanSites, swissHost } from "../support/two-german-sites.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" }, importTwoGermanSites);
});
afterAll(() => server.stop());

const germanHost = sites.find(({ code }) => code === "de")!.host;
const read = async (host: string, path: string) => {
  const answer = await server.fetch(host, path);
  return { ...answer, text: mainText(answer).replaceAll("\u00a0", " ") };
};
const alternatesOf = (text: string) => [...text.matchAll(/hreflang="([^"]+)"/gi)].map(([, tag]) => tag);
const entryOf = async (host: string, path: string) => {
  const { body } = await server.fetch(host, "/sitemap.xml");
  return textsBetween(body, `<loc>https://${host}${path}</loc>`, "</url>")[0];
};
/** Where the menu of languages leads. */
const linksOf = (html: string) =>
  new Map(
    [...html.matchAll(/<a href="([^"]+)"[^>]* data-locale="([\w-]+)"/g)].map(([, href, code]) => [
      code,
      href,
    ]),
  );

describe("a page", () => {
  test("is in the language of both, with the tag of each", async () => {
    for (const [host, tag] of [
      [germanHost, "de"],
      [swissHost, "de-CH"],
    ] as const) {
      const { body, text } = await read(host, "/about");
      expect(body).toContain(`<html lang="${tag}"`);
      expect(text).toContain("Über uns");
      expect(alternatesOf(body)).toEqual(["en", "de", "de-CH", "x-default"]);
      expect(body).toContain(`<link rel="canonical" href="https://${host}/about"`);
    }
  });

  test("of one site is missing on the other", async () => {
    const own = await read(swissHost, "/imprint");
    expect([own.status, alternatesOf(own.body)]).toEqual([200, ["de-CH"]]);
    expect(own.text).toContain("Sitz in Zug");
    expect((await read(germanHost, "/imprint")).status).toBe(404);
    expect(linksOf(own.body).get("de")).toBe(`https://${germanHost}/`);
  });

  test("that is limited to other sites is missing", async () => {
    const path = "/cloth-or-hard-pad";
    expect((await read(swissHost, path)).status).toBe(404);
    expect((await read(swissHost, "/journal")).body).not.toContain(`href="${path}"`);
    const { status, body } = await read(germanHost, path);
    expect([status, alternatesOf(body)]).toEqual([200, ["en", "de", "x-default"]]);
    expect((await read(germanHost, "/journal")).body).toContain(`href="${path}"`);
  });
});

describe("a product", () => {
  test("has the price of the site, in its currency", async () => {
    const [swiss, german] = [
      await read(swissHost, "/product/basalt"),
      await read(germanHost, "/product/basalt"),
    ];
    expect(swiss.text).toMatch(/CHF 55\.50/);
    expect(swiss.text).toMatch(/Früherer Preis CHF 69 /);
    expect(german.text).toMatch(/49,90 €/);
    const offer = { "@type": "Offer", price: 55.5, priceCurrency: "CHF" };
    expect(structuredDataOf(swiss)).toContainEqual(
      expect.objectContaining({ offers: expect.objectContaining(offer) }),
    );
  });

  test("has no price where the site names none", async () => {
    const [facet, related] = (await read(swissHost, "/product/facet")).text.split("Passt tiptop dazu");
    expect(facet).toContain("Preis auf Anfrage");
    expect(facet).not.toMatch(/CHF|€/);
    expect(related).toContain("CHF");
  });

  test("is missing on a site that does not have it, and the menu of languages leads to its category", async () => {
    const path = "/product/druse";
    const german = await read(germanHost, path);
    expect([german.status, alternatesOf(german.body)]).toEqual([200, ["en", "de", "x-default"]]);
    expect(linksOf(german.body).get("ch")).toBe(`https://${swissHost}/category/streaming`);
    expect(linksOf(german.body).get("en")).toMatch(/\/product\/druse$/);
    const swiss = await read(swissHost, path);
    expect(swiss.status).toBe(404);
    expect(linksOf(swiss.body).get("de")).toBe(`https://${germanHost}${path}`);
    for (const [host, isListed] of [
      [germanHost, true],
      [swissHost, false],
    ] as const)
      expect((await read(host, "/category/streaming")).body.includes(`href="${path}"`)).toBe(isListed);
  });

  test("can be sorted and filtered by the prices of the site", async () => {
    const { text } = await read(swissHost, "/product?sort=cheapest");
    expect(text.indexOf("Halo")).toBeLessThan(text.indexOf("Basalt"));
    const { body } = await read(swissHost, "/product?min=50&max=60");
    expect(body).toContain('href="/product/basalt"');
    expect(body).not.toContain('href="/product/halo"');
  });
});

test("a site words a text of an entry, fields of an entry and a label differently", async () => {
  const swiss = await read(swissHost, "/product/facet");
  expect(swiss.text).toContain("Facet Matterhorn");
  expect(swiss.text).toContain("Passt tiptop dazu");
  expect(swiss.text).toContain("Gletschereis");
  const german = await read(germanHost, "/product/facet");
  expect(german.text).toContain("Passt gut dazu");
  expect(german.text).not.toMatch(/Matterhorn|tiptop|Gletschereis/);
});

test("search finds what the site has, in its words", async () => {
  const found = async (host: string, query: string) =>
    (await read(host, `/search?q=${encodeURIComponent(query)}`)).body;
  expect(await found(swissHost, "Gletschereis")).toContain('href="/product/basalt"');
  expect(await found(swissHost, "Matterhorn")).toContain('href="/product/facet"');
  expect(await found(germanHost, "Matterhorn")).not.toContain('href="/product/facet"');
  expect(await found(germanHost, "Druse")).toContain('href="/product/druse"');
  expect(await found(swissHost, "Druse")).not.toContain('href="/product/druse"');
  expect(await found(swissHost, "Impressum")).toContain('href="/imprint"');
  expect(await found(germanHost, "Impressum")).not.toContain('href="/imprint"');
});

test("sitemaps name what a site has, its alternates and when it changed", async () => {
  expect(await entryOf(swissHost, "/product/druse")).toBeUndefined();
  expect(await entryOf(swissHost, "/cloth-or-hard-pad")).toBeUndefined();
  expect(alternatesOf((await entryOf(germanHost, "/product/druse"))!)).toEqual(["en", "de", "x-default"]);
  expect(alternatesOf((await entryOf(swissHost, "/imprint"))!)).toEqual(["de-CH"]);
  const basalt = (await entryOf(swissHost, "/product/basalt"))!;
  expect(alternatesOf(basalt)).toEqual(["en", "de", "de-CH", "x-default"]);
  expect(textsBetween(basalt, "<lastmod>", "</lastmod>")[0]).toMatch(/^20\d\d-\d\d-\d\dT/);
});

test("product feeds have what a site sells, in its currency and with its addresses", async () => {
  const itemsOf = async (host: string) => {
    const { body } = await server.fetch(host, "/feeds/products.xml");
    return { body, of: (slug: string) => textsBetween(body, "<item>", "</item>").filter(isOf(host, slug)) };
  };
  const isOf = (host: string, slug: string) => (item: string) =>
    new RegExp(`<g:link>https://${host}/product/${slug}[?<]`).test(item);
  const [swiss, german] = [await itemsOf(swissHost), await itemsOf(germanHost)];
  expect([swiss.body, german.body].map((body) => textsBetween(body, "<language>", "</language>"))).toEqual([
    ["de-CH"],
    ["de"],
  ]);
  const [basalt] = swiss.of("basalt");
  expect(basalt).toContain("<g:price>69.00 CHF</g:price>");
  expect(basalt).toContain("<g:sale_price>55.50 CHF</g:sale_price>");
  expect(german.of("basalt")[0]).toContain("<g:price>49.90 EUR</g:price>");
  // Of one site alone, and without a price on the other.
  for (const slug of ["druse", "facet"])
    expect([slug, swiss.of(slug), german.of(slug).length > 0]).toEqual([slug, [], true]);
});

test("a shop of one site is on that site alone", async () => {
  expect((await read(swissHost, "/service-center?country=AT")).text).toContain("Graz");
  expect((await read(germanHost, "/service-center?country=AT")).text).not.toContain("Graz");
});

test("each site has copies of its pages of its own", async () => {
  const copies = async () => [
    await read(swissHost, "/product/mosaic"),
    await read(germanHost, "/product/mosaic"),
  ];
  await copies();
  const [swiss, german] = await copies();
  expect(swiss!.body).toContain('lang="de-CH"');
  expect(german!.body).toContain('lang="de"');
});
