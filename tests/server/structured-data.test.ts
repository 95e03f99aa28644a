import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { formatPrice } from "#app/site/format.ts";

import { canonicalOf, locations, mainText, structuredDataOf, textsBetween } from "../support/html.ts";
import { type RichResult, richResult } from "../support/rich-results.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const twoSites = sites.filter(({ code }) => code === "en" || code === "uk");

/** Adds the questions of another page to the home page. */
const askAtHome = (db: Database) =>
  db.execute(sql`update page set blocks = page.blocks || jsonb_path_query_array(faq.blocks, '$[*] ? (@.kind == "faq")')
    from page faq where page.slug = 'home' and faq.slug = 'faq' and faq.locale = page.locale`);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" }, askAtHome);
});
afterAll(() => server.stop());

describe.each(twoSites)("structured data in $code", ({ host, languageTag, currency }) => {
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
    // Discontinued, without a price and a review.
    ["/product/old-arc", ["Organization", "BreadcrumbList"]],
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

  test("is complete on every page of the sitemap and names only this site", async () => {
    const withoutColor: string[] = [];
    for (const address of locations((await open("/sitemap.xml")).body)) {
      const { pathname } = new URL(address);
      const described = structuredDataOf(await open(pathname));
      const issues = described.flatMap((candidate) => v.safeParse(richResult, candidate).issues ?? []);
      expect({ pathname, issues: issues.map(({ message }) => message) }).toEqual({ pathname, issues: [] });
      const origins = JSON.stringify(described).matchAll(/https:\/\/([^/"]*brand\.example)/g);
      expect([pathname, ...new Set([...origins].map(([, origin]) => origin))]).toEqual([pathname, host]);
      const products = described.filter((candidate) => candidate["@type"] === "Product");
      if (products.some((product) => !("color" in product))) withoutColor.push(pathname);
    }
    expect(withoutColor).toEqual(["board", "fold", "side", "stool"].map((slug) => `/product/${slug}`));
  });

  test.each([
    ["/product/arc", ["/", "/category", "/category/lamps", "/product/arc"]],
    ["/category/lamps?color=white", ["/", "/category", "/category/lamps"]],
    ["/product", ["/", "/product"]],
    ["/certificates/doc-arc", ["/", "/certificates", "/certificates/doc-arc"]],
    ["/wood-or-steel", ["/", "/journal", "/wood-or-steel"]],
    ["/warranty", ["/", "/warranty"]],
  ])("the breadcrumbs of %s are %j", async (path, way) => {
    const { itemListElement } = await thing(path, "BreadcrumbList");
    expect(itemListElement.map(({ item }) => new URL(item).pathname)).toEqual(way);
    expect(`https://${host}${way.at(-1)}`).toBe(canonicalOf((await open(path)).body));
  });

  test.each(["/product/arc", "/category/lamps"])("the breadcrumbs of %s are on the page", async (path) => {
    const { itemListElement } = await thing(path, "BreadcrumbList");
    const shown = textsBetween((await open(path)).body, '<ol class="breadcrumb', "</ol>")[0]!;
    const names = textsBetween(shown, "<li", "</li>").map((item) => item.replaceAll(/^[^>]*>|<[^>]*>/g, ""));
    expect(names).toEqual(itemListElement.slice(1).map(({ name }) => name));
  });

  test("a product has the price of the page, in the currency of the site", async () => {
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
