/** Targets of the language menu and of alternates if some sites lack the page. */
import { afterAll, beforeAll, expect, test } from "vitest";

import { textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";
import { articlePath, fairPath, importUnevenContent } from "../support/uneven-content.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "info" }, importUnevenContent);
});
afterAll(() => server.stop());

const hostOf = (code: string) => sites.find((site) => site.code === code)!.host;
const mark = "This page is not available in this language";

/** Targets of the header's language menu as path and query, and the languages whose link contains the mark. */
async function linksOf(code: string, path: string, text = mark) {
  const { status, body } = await server.fetch(hostOf(code), path);
  const header = textsBetween(body, "<header", "</header>")[0]!;
  const links = [...header.matchAll(/<a href="([^"]+)"[^>]* data-locale="(\w+)"[^>]*>([^]*?)<\/a>/g)];
  // The menu exists twice, for wide windows and for the mobile menu.
  expect(links).toHaveLength(2 * sites.length);
  const places = new Map<string, string>();
  const marked = new Set<string>();
  for (const [, href, locale, words] of links) {
    const url = new URL(href!.replaceAll("&amp;", "&"));
    expect(url.host).toBe(hostOf(locale!));
    const place = url.pathname + url.search;
    expect(places.get(locale!) ?? place).toBe(place);
    places.set(locale!, place);
    if (words!.includes(text)) marked.add(locale!);
  }
  return { status, places, marked: [...marked] };
}

const alternatesOf = async (code: string, path: string) =>
  [...(await server.fetch(hostOf(code), path)).body.matchAll(/hreflang="([^"]+)"/gi)].map(([, tag]) => tag);

const everywhere = (path: string) => new Map(sites.map(({ code }) => [code, path]));
const others = (...codes: string[]) => sites.map(({ code }) => code).filter((code) => !codes.includes(code));

test.each(["/", "/about", "/product/arc", "/category/lamps?sort=dearest", "/search?q=lamp", "/where-to-buy"])(
  "the languages of %s lead to the same page with the same query",
  async (path) => {
    const { places, marked } = await linksOf("de", path);
    expect(places).toEqual(everywhere(path));
    expect(marked).toEqual([]);
  },
);

test("links of a page of two sites lead to the home pages of other sites without the query, and are marked", async () => {
  const { status, places, marked } = await linksOf("en", `${fairPath}?from=mail`);
  expect(status).toBe(200);
  expect(places.get("uk")).toMatch(/^\/fair/);
  for (const code of others("en", "uk")) expect([code, places.get(code)]).toEqual([code, "/"]);
  expect(marked).toEqual(others("en", "uk"));
  const { marked: inUkrainian } = await linksOf("uk", fairPath, "Ця сторінка недоступна цією мовою");
  expect(inUkrainian).toEqual(others("en", "uk"));
});

test("the link of an article to a site that lacks it leads to the journal of that site", async () => {
  const { places, marked } = await linksOf("en", articlePath);
  expect(places).toEqual(everywhere(articlePath).set("de", "/journal"));
  expect(marked).toEqual(["de"]);
});

test("links of a missing page lead to the page on sites that have it, and home on others, without a mark", async () => {
  const fair = await linksOf("de", fairPath, "gibt es in dieser Sprache nicht");
  expect(fair.status).toBe(404);
  expect(fair.places).toEqual(everywhere("/").set("en", fairPath).set("uk", fairPath));
  expect(fair.marked).toEqual([]);
  const article = await linksOf("de", articlePath, "gibt es in dieser Sprache nicht");
  expect(article.places).toEqual(everywhere(articlePath).set("de", "/"));
});

test.each(["/nowhere?page=2", "/no/such/page", "/product/none", "/category/lamps?page=99"])(
  "all links of %s, which no site has, lead to home pages",
  async (path) => {
    const { status, places, marked } = await linksOf("en", path);
    expect(status).toBe(404);
    expect(places).toEqual(everywhere("/"));
    expect(marked).toEqual([]);
  },
);

test("alternates name only the sites that have the page, on the page and in the sitemap", async () => {
  expect(await alternatesOf("uk", fairPath)).toEqual(["en", "uk", "x-default"]);
  expect(await alternatesOf("en", articlePath)).toEqual([
    ...sites.map(({ languageTag }) => languageTag).filter((tag) => tag !== "de"),
    "x-default",
  ]);
  const sitemap = (await server.fetch(hostOf("uk"), "/sitemap.xml")).body;
  const entry = textsBetween(sitemap, `<loc>https://${hostOf("uk")}${fairPath}</loc>`, "</url>")[0]!;
  expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(["en", "uk", "x-default"]);
  expect((await server.fetch(hostOf("de"), "/sitemap.xml")).body).not.toContain(`${fairPath}</loc>`);
});

test("a page of one site is cached like any other", async () => {
  await server.fetch(hostOf("uk"), fairPath);
  const again = await server.fetch(hostOf("uk"), fairPath);
  const [line] = await server.logOf(again, "request");
  expect(line!["cache"]).toBe("hit");
});
