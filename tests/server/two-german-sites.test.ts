/** Two sites in one language: they share the texts of the language, and each has its own values. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { copyContent } from "../support/content.ts";
import { mainText, structuredDataOf, textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

/** Adds a product without a price in francs, and texts of the Swiss site only. */
async function importMoreDifferences(db: Database) {
  const { folder, edit, write, remove } = copyContent();
  try {
    edit("products/arc.yaml", " CHF: 95,", "");
    write("sites/ch/products/beam.yaml", "promise: Leuchtet wie Gletschereis.\n");
    write(
      "sites/ch/texts.po",
      [
        ["products/arc:name", "Arc", "Arc Matterhorn"],
        ["", "Goes well with", "Passt tiptop dazu"],
      ]
        .map(
          ([context, source, text]) =>
            `${context ? `msgctxt "${context}"\n` : ""}msgid "${source}"\nmsgstr "${text}"\n`,
        )
        .join("\n"),
    );
    // Has the hash of the brand's files, otherwise a server would import those.
    const content = { ...loadContent(folder), hash: loadContent().hash };
    await importContent(db, content, mediaFolder, { force: true });
  } finally {
    remove();
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" }, importMoreDifferences);
});
afterAll(() => server.stop());

const [germanHost, swissHost] = ["de", "ch"].map(
  (code) => sites.find((site) => site.code === code)!.host,
) as [string, string];
const read = async (host: string, path: string) => {
  const answer = await server.fetch(host, path);
  return { ...answer, text: mainText(answer).replaceAll("\u00a0", " ") };
};
const alternatesOf = (text: string) => [...text.matchAll(/hreflang="([^"]+)"/gi)].map(([, tag]) => tag);
const entryOf = async (host: string, path: string) => {
  const { body } = await server.fetch(host, "/sitemap.xml");
  return textsBetween(body, `<loc>https://${host}${path}</loc>`, "</url>")[0];
};
/** Targets of the language menu. */
const linksOf = (html: string) =>
  new Map(
    [...html.matchAll(/<a href="([^"]+)"[^>]* data-locale="([\w-]+)"/g)].map(([, href, code]) => [
      code,
      href,
    ]),
  );

describe("a page", () => {
  test("is in the language of both sites, with the language tag of each", async () => {
    for (const [host, tag] of [
      [germanHost, "de"],
      [swissHost, "de-CH"],
    ] as const) {
      const { body, text } = await read(host, "/about");
      expect(body).toContain(`<html lang="${tag}"`);
      expect(text).toContain("Über uns");
      expect(alternatesOf(body)).toEqual(["en", "uk", "el", "de", "de-CH", "ar-AE", "x-default"]);
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
    const path = "/three-legs";
    expect((await read(swissHost, path)).status).toBe(404);
    expect((await read(swissHost, "/journal")).body).not.toContain(`href="${path}"`);
    const { status, body } = await read(germanHost, path);
    expect([status, alternatesOf(body)]).toEqual([200, ["en", "uk", "de", "x-default"]]);
    expect((await read(germanHost, "/journal")).body).toContain(`href="${path}"`);
  });
});

describe("a product", () => {
  test("has the price of the site, in its currency", async () => {
    const [swiss, german] = [await read(swissHost, "/product/cone"), await read(germanHost, "/product/cone")];
    expect(swiss.text).toMatch(/CHF 55\.50/);
    expect(swiss.text).toMatch(/Früherer Preis CHF 69 /);
    expect(german.text).toMatch(/59 €/);
    const offer = { "@type": "Offer", price: 55.5, priceCurrency: "CHF" };
    expect(structuredDataOf(swiss)).toContainEqual(
      expect.objectContaining({ offers: expect.objectContaining(offer) }),
    );
  });

  test("has no price if the site sets none", async () => {
    const [arc, related] = (await read(swissHost, "/product/arc")).text.split("Passt tiptop dazu");
    expect(arc).toContain("Preis auf Anfrage");
    expect(arc).not.toMatch(/CHF|€/);
    expect(related).toContain("CHF");
  });

  test("is missing on a site that does not have it, and the menu of languages leads to its category", async () => {
    const path = "/product/side";
    const german = await read(germanHost, path);
    expect([german.status, alternatesOf(german.body)]).toEqual([200, ["en", "uk", "el", "de", "x-default"]]);
    expect(linksOf(german.body).get("ch")).toBe(`https://${swissHost}/category/tables`);
    expect(linksOf(german.body).get("en")).toMatch(/\/product\/side$/);
    const swiss = await read(swissHost, path);
    expect(swiss.status).toBe(404);
    expect(linksOf(swiss.body).get("de")).toBe(`https://${germanHost}${path}`);
    for (const [host, isListed] of [
      [germanHost, true],
      [swissHost, false],
    ] as const)
      expect((await read(host, "/category/tables")).body.includes(`href="${path}"`)).toBe(isListed);
  });

  test("can be sorted and filtered by the prices of the site", async () => {
    const { text } = await read(swissHost, "/product?sort=cheapest");
    expect(text.indexOf("Stool")).toBeLessThan(text.indexOf("Cone"));
    const { body } = await read(swissHost, "/product?min=50&max=60");
    expect(body).toContain('href="/product/cone"');
    expect(body).not.toContain('href="/product/stool"');
  });
});

test("a site overrides a text of an entry, fields of an entry and a label", async () => {
  const swiss = await read(swissHost, "/product/arc");
  expect(swiss.text).toContain("Arc Matterhorn");
  expect(swiss.text).toContain("Passt tiptop dazu");
  expect(swiss.text).toContain("Gletschereis");
  const german = await read(germanHost, "/product/arc");
  expect(german.text).toContain("Passt gut dazu");
  expect(german.text).not.toMatch(/Matterhorn|tiptop|Gletschereis/);
});

test("search finds the content of the site by its own texts", async () => {
  const found = async (host: string, query: string) =>
    textsBetween((await read(host, `/search?q=${encodeURIComponent(query)}`)).body, "<main", "</main>")[0];
  expect(await found(swissHost, "Gletschereis")).toContain('href="/product/beam"');
  expect(await found(swissHost, "Matterhorn")).toContain('href="/product/arc"');
  expect(await found(germanHost, "Matterhorn")).not.toContain('href="/product/arc"');
  expect(await found(germanHost, "Side")).toContain('href="/product/side"');
  expect(await found(swissHost, "Side")).not.toContain('href="/product/side"');
  expect(await found(swissHost, "Impressum")).toContain('href="/imprint"');
  expect(await found(germanHost, "Impressum")).not.toContain('href="/imprint"');
});

test("sitemaps name the pages of a site, their alternates and the dates of their changes", async () => {
  expect(await entryOf(swissHost, "/product/side")).toBeUndefined();
  expect(await entryOf(swissHost, "/three-legs")).toBeUndefined();
  expect(alternatesOf((await entryOf(germanHost, "/product/side"))!)).toEqual([
    "en",
    "uk",
    "el",
    "de",
    "x-default",
  ]);
  expect(alternatesOf((await entryOf(swissHost, "/imprint"))!)).toEqual(["de-CH"]);
  const cone = (await entryOf(swissHost, "/product/cone"))!;
  expect(alternatesOf(cone)).toEqual(["en", "uk", "el", "de", "de-CH", "ar-AE", "x-default"]);
  expect(textsBetween(cone, "<lastmod>", "</lastmod>")[0]).toMatch(/^20\d\d-\d\d-\d\dT/);
});

test("product feeds have the products that a site sells, in its currency and with its addresses", async () => {
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
  const [cone] = swiss.of("cone");
  expect(cone).toContain("<g:price>69.00 CHF</g:price>");
  expect(cone).toContain("<g:sale_price>55.50 CHF</g:sale_price>");
  expect(german.of("cone")[0]).toContain("<g:price>59.00 EUR</g:price>");
  // One is limited to one site, the other has no price on the Swiss site.
  for (const slug of ["side", "arc"])
    expect([slug, swiss.of(slug), german.of(slug).length > 0]).toEqual([slug, [], true]);
});

test("a shop of one site is on that site alone", async () => {
  expect((await read(swissHost, "/where-to-buy?country=CH")).text).toContain("Zürich");
  expect((await read(germanHost, "/where-to-buy?country=CH")).text).not.toContain("Zürich");
});

test("each site has its own copies of its pages", async () => {
  const copies = async () => [
    await read(swissHost, "/product/board"),
    await read(germanHost, "/product/board"),
  ];
  await copies();
  const [swiss, german] = await copies();
  expect(swiss!.body).toContain('lang="de-CH"');
  expect(german!.body).toContain('lang="de"');
});
