import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { canonicalOf, locations, textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const english = sites.find(({ code }) => code === "en")!;
const ukrainian = sites.find(({ code }) => code === "uk")!;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" });
});
afterAll(() => server.stop());

const alternatesOf = (text: string) =>
  new Map(
    [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, href],
    ),
  );

describe("sitemap.xml", () => {
  test("lists addresses that answer 200, are canonical and have the same alternates", async () => {
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

  /** Pages of the English site that some other sites lack. */
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

  test("has the date of the last change of pages, and the pictures of products and articles", async () => {
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

  test("has no address for a part if it is not divided", async () => {
    for (const part of ["1", "0", "2", "x", "99999"])
      expect((await server.fetch(english.host, `/sitemap-${part}.xml`)).status).toBe(404);
  });
});

test("alternates name every site and the default one on each site", async () => {
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

test("pages of an unknown host and of a site outside production are not indexed", async () => {
  expect((await server.fetch("elsewhere.example", "/")).headers["x-robots-tag"]).toBe("noindex");
  const staging = await startServer({ APP_ENV: "staging" });
  try {
    expect((await staging.fetch(english.host, "/about")).headers["x-robots-tag"]).toBe("noindex");
  } finally {
    await staging.stop();
  }
});

describe("search engines", () => {
  test.each(["/search", "/search?q=lamp", "/category/lamps?color=white"])("leave out %s", async (path) => {
    const { body } = await server.fetch(english.host, path);
    expect(textsBetween(body, '<meta name="robots" content="', '"')).toEqual(["noindex, follow"]);
    expect(alternatesOf(body).size).toBe(0);
  });

  test.each(["/", "/category/lamps", "/product/arc?variant=EX-L-ARC-01-WHT"])(
    "may index %s",
    async (path) => {
      const { body } = await server.fetch(english.host, path);
      expect(body).not.toContain('name="robots"');
      expect(alternatesOf(body).size).toBe(sites.length + 1);
    },
  );
});
