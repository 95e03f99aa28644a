import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { formatPrice } from "#app/site/format.ts";

import { canonicalOf, mainText, structuredDataOf, textsBetween } from "../support/html.ts";
import { type RichResult, richResult } from "../support/rich-results.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const english = sites.find(({ code }) => code === "en")!;
const ukrainian = sites.find(({ code }) => code === "uk")!;

/** Gives the home page the questions of another page. */
const askAtHome = (db: Database) =>
  db.execute(sql`update page set blocks = page.blocks || jsonb_path_query_array(faq.blocks, '$[*] ? (@.kind == "faq")')
    from page faq where page.slug = 'home' and faq.slug = 'faq' and faq.locale = page.locale`);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" }, askAtHome);
});
afterAll(() => server.stop());

const locations = (xml: string) => textsBetween(xml, "<loc>", "</loc>");
const alternatesOf = (text: string) =>
  new Map(
    [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, href],
    ),
  );

describe("sitemap.xml", () => {
  test("every address of it answers 200 in place, calls itself canonical and names the same alternates", async () => {
    const { headers, body } = await server.fetch(english.host, "/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const addresses = locations(body);
    expect(addresses.length).toBeGreaterThan(40);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const url = new URL(address);
      expect(url.host).toBe(english.host);
      const page = await server.fetch(english.host, url.pathname);
      expect([url.pathname, page.status]).toEqual([url.pathname, 200]);
      expect(page.headers["x-robots-tag"]).toBeUndefined();
      expect(canonicalOf(page.body)).toBe(address.replace(/(?<=\.example)$/, "/"));
      const entry = body.slice(body.indexOf(`<loc>${address}</loc>`)).split("</url>")[0]!;
      expect(alternatesOf(entry)).toEqual(alternatesOf(page.body));
    }
  });

  /** Pages of the English site that not every other one has. */
  const ofSomeSites: Record<string, string[]> = {
    "/product/side": ["en", "uk", "el", "de"],
    "/three-legs": ["en", "uk", "de"],
  };

  test.each(sites)("$code lists the same pages on its own host", async (site) => {
    const paths = async (from: string) =>
      locations((await server.fetch(from, "/sitemap.xml")).body).map((address) => new URL(address).pathname);
    const expected = (await paths(english.host)).filter(
      (path) => ofSomeSites[path]?.includes(site.code) ?? true,
    );
    const listed = await paths(site.host);
    expect(listed.filter((path) => path !== "/imprint")).toEqual(expected);
    expect(listed.includes("/imprint")).toBe(site.code === "ch");
  });

  test("pages have the date of their last change, products and articles their pictures", async () => {
    const { body } = await server.fetch(ukrainian.host, "/sitemap.xml");
    const entryOf = (path: string) =>
      body.slice(body.indexOf(`<loc>https://${ukrainian.host}${path}</loc>`)).split("</url>")[0]!;
    for (const path of ["/", "/category/lamps", "/product", "/product/arc", "/certificates", "/faq"]) {
      const [changed = ""] = textsBetween(entryOf(path), "<lastmod>", "</lastmod>");
      expect([path, changed]).toEqual([path, expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)]);
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
    }
    for (const path of ["/product/arc", "/wood-or-steel"]) {
      const pictures = textsBetween(entryOf(path), "<image:loc>", "</image:loc>").map((one) => new URL(one));
      expect(pictures.length).toBeGreaterThan(0);
      for (const { host, pathname, hash } of pictures) {
        expect([host, hash]).toEqual([ukrainian.host, ""]);
        expect((await server.fetch(ukrainian.host, pathname)).headers["content-type"]).toMatch(/^image\//);
      }
    }
  });

  test("a part of a sitemap that has none does not exist", async () => {
    for (const part of ["1", "0", "2", "x", "99999"])
      expect((await server.fetch(english.host, `/sitemap-${part}.xml`)).status).toBe(404);
  });
});

test("alternates name every site and the default one, and lead back", async () => {
  for (const { host } of sites) {
    const alternates = alternatesOf((await server.fetch(host, "/product/arc")).body);
    expect([...alternates.keys()].toSorted()).toEqual(
      [...sites.map(({ languageTag }) => languageTag), "x-default"].toSorted(),
    );
    for (const other of sites)
      expect(alternates.get(other.languageTag)).toBe(`https://${other.host}/product/arc`);
    expect(alternates.get("x-default")).toBe(`https://${english.host}/product/arc`);
  }
});

test("robots.txt names the sitemap of its own host", async () => {
  for (const { host } of sites) {
    const { headers, body } = await server.fetch(host, "/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toContain(`Sitemap: https://${host}/sitemap.xml`);
  }
});

test("the feed lists the articles, newest first, in the language of the site", async () => {
  const { headers, body } = await server.fetch("uk.brand.example", "/feed.xml");
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(body).toContain("https://uk.brand.example/wood-or-steel");
  const days = textsBetween(body, "<published>", "</published>");
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("nothing of an unknown host and of a site that is not in production is shown in results", async () => {
  expect((await server.fetch("elsewhere.example", "/")).headers["x-robots-tag"]).toBe("noindex");
  const staging = await startServer({ APP_ENV: "staging" });
  try {
    expect((await staging.fetch(english.host, "/about")).headers["x-robots-tag"]).toBe("noindex");
  } finally {
    await staging.stop();
  }
});

describe.each([english, ukrainian])("structured data in $code", ({ host, languageTag, currency }) => {
  const open = (path: string) => server.fetch(host, path);
  const things = async (path: string) => v.parse(v.array(richResult), structuredDataOf(await open(path)));
  const thing = async <Type extends string>(path: string, type: Type) =>
    (await things(path)).find((candidate) => candidate["@type"] === type) as RichResult<Type>;

  test.each([
    ["/", ["Organization", "WebSite", "FAQPage"]],
    ["/about", ["Organization", "BreadcrumbList"]],
    ["/privacy-policy", ["Organization", "BreadcrumbList"]],
    ["/faq", ["Organization", "BreadcrumbList", "FAQPage"]],
    ["/journal", ["Organization", "BreadcrumbList"]],
    ["/wood-or-steel", ["Organization", "BreadcrumbList", "Article"]],
    ["/category", ["Organization", "BreadcrumbList", "ItemList"]],
    ["/category/lamps", ["Organization", "BreadcrumbList", "ItemList"]],
    ["/category/lamps?min=900000", ["Organization", "BreadcrumbList"]],
    ["/product", ["Organization", "BreadcrumbList", "ItemList"]],
    ["/product/arc", ["Organization", "BreadcrumbList", "ProductGroup", "FAQPage"]],
    ["/certificates", ["Organization", "BreadcrumbList"]],
    ["/certificates/doc-arc", ["Organization", "BreadcrumbList"]],
    ["/drivers-and-manuals", ["Organization", "BreadcrumbList"]],
    ["/service-center", ["Organization", "BreadcrumbList"]],
    ["/where-to-buy", ["Organization", "BreadcrumbList"]],
    ["/search?q=lamp", ["Organization", "BreadcrumbList"]],
    ["/nowhere", []],
  ])("%s is described as %j", async (path, types) => {
    expect((await things(path)).map((described) => described["@type"])).toEqual(types);
  });

  test("on every page of the sitemap it is complete and speaks of this site alone", async () => {
    const without: Record<string, string[]> = { color: [], offers: [] };
    for (const address of locations((await open("/sitemap.xml")).body)) {
      const { pathname } = new URL(address);
      const described = structuredDataOf(await open(pathname));
      const issues = described.flatMap((candidate) => v.safeParse(richResult, candidate).issues ?? []);
      expect({ pathname, issues: issues.map(({ message }) => message) }).toEqual({ pathname, issues: [] });
      const origins = JSON.stringify(described).matchAll(/https:\/\/([^/"]*brand\.example)/g);
      expect([pathname, ...new Set([...origins].map(([, origin]) => origin))]).toEqual([pathname, host]);
      const products = described.filter((candidate) => candidate["@type"] === "Product");
      for (const [name, paths] of Object.entries(without))
        if (products.some((product) => !(name in product))) paths.push(pathname);
    }
    expect(without).toEqual({
      color: ["board", "fold", "old-arc", "side", "stool"].map((slug) => `/product/${slug}`),
      offers: ["/product/old-arc"],
    });
  });

  test.each([
    ["/product/arc", ["/", "/category", "/category/lamps", "/product/arc"]],
    ["/category/lamps?color=white", ["/", "/category", "/category/lamps"]],
    ["/product", ["/", "/product"]],
    ["/certificates/doc-arc", ["/", "/certificates", "/certificates/doc-arc"]],
    ["/wood-or-steel", ["/", "/journal", "/wood-or-steel"]],
    ["/warranty", ["/", "/warranty"]],
  ])("the way to %s is %j", async (path, way) => {
    const { itemListElement } = await thing(path, "BreadcrumbList");
    expect(itemListElement.map(({ item }) => new URL(item).pathname)).toEqual(way);
    expect(`https://${host}${way.at(-1)}`).toBe(canonicalOf((await open(path)).body));
  });

  test.each(["/product/arc", "/category/lamps"])("the way to %s is the one it shows", async (path) => {
    const { itemListElement } = await thing(path, "BreadcrumbList");
    const shown = textsBetween((await open(path)).body, '<ol class="breadcrumb', "</ol>")[0]!;
    const names = textsBetween(shown, "<li", "</li>").map((item) => item.replaceAll(/^[^>]*>|<[^>]*>/g, ""));
    expect(names).toEqual(itemListElement.slice(1).map(({ name }) => name));
  });

  test("a product costs what the page says, in the currency of the site", async () => {
    const text = mainText(await open("/product/arc"));
    const { name, hasVariant, aggregateRating, review = [] } = await thing("/product/arc", "ProductGroup");
    expect(text).toContain(name);
    expect(new Set(hasVariant.map(({ sku }) => sku)).size).toBe(3);
    for (const { offers } of hasVariant) {
      expect(offers).toMatchObject({ priceCurrency: currency, availability: "https://schema.org/InStock" });
      const price = formatPrice(Math.round(offers.price * 100), currency, languageTag);
      expect(text).toContain(price.replaceAll("\u00a0", " "));
    }
    expect(aggregateRating?.reviewCount).toBe(review.length);
    for (const { author, reviewBody } of review)
      for (const words of [author.name, reviewBody]) expect(text).toContain(words.replaceAll("\u00a0", " "));
  });

  test("a product without reviews has no rating", async () => {
    const described = await thing("/product/cone", "Product");
    expect(described.offers?.price).toBeGreaterThan(0);
    expect(described).not.toHaveProperty("aggregateRating");
    expect(described).not.toHaveProperty("review");
  });

  test("a list names its products in the order of the page", async () => {
    const { itemListElement } = await thing("/category/lamps?sort=dearest", "ItemList");
    const { body } = await open("/category/lamps?sort=dearest");
    const cards = [...body.matchAll(/<h2[^>]*><a [^>]*href="(\/product\/[^"?]*)[^>]*>([^<]*)/g)];
    expect(cards.length).toBeGreaterThan(2);
    expect(itemListElement.map(({ url, name }) => [new URL(url).pathname, name])).toEqual(
      cards.map(([, href, name]) => [href, name]),
    );
  });

  test.each(["/faq", "/", "/product/arc"])("the questions of %s are those of the page", async (path) => {
    const { mainEntity } = await thing(path, "FAQPage");
    const { body } = await open(path);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(body).toContain(`>${name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")}`);
      expect(body).toContain(acceptedAnswer.text);
    }
  });

  test("an article and the site are in its language", async () => {
    expect(await thing("/", "WebSite")).toMatchObject({ inLanguage: languageTag, url: `https://${host}/` });
    const article = await thing("/wood-or-steel", "Article");
    expect(article.inLanguage).toBe(languageTag);
    expect(mainText(await open("/wood-or-steel"))).toContain(article.headline);
  });
});

describe("what robots must leave out", () => {
  test.each(["/search", "/search?q=lamp", "/category/lamps?color=white"])("%s", async (path) => {
    const { body } = await server.fetch(english.host, path);
    expect(textsBetween(body, '<meta name="robots" content="', '"')).toEqual(["noindex, follow"]);
    expect(alternatesOf(body).size).toBe(0);
  });

  test.each(["/", "/category/lamps", "/product/arc?variant=EX-L-ARC-01-WHT"])(
    "nothing of %s",
    async (path) => {
      const { body } = await server.fetch(english.host, path);
      expect(body).not.toContain('name="robots"');
      expect(alternatesOf(body).size).toBe(sites.length + 1);
    },
  );
});
