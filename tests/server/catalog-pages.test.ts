import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mainText } from "../support/html.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

const host = "brand.example";

describe("pages of the catalog", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const get = (path: string) => server.fetch(host, path);
  /** Follows one redirect, as a browser does. The normalized URL must not redirect again. */
  const open = async (path: string): Promise<{ answer: Answer; path: string }> => {
    const answer = await get(path);
    if (answer.status < 300 || answer.status > 399) return { answer, path };
    const next = String(answer.headers.location);
    expect(next.startsWith("/") && !next.startsWith("//")).toBe(true);
    return { answer: await get(next), path: next };
  };
  const link = ({ body }: Answer) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  const robots = ({ body }: Answer) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];

  test.each([
    "/category",
    "/product",
    "/category/lamps",
    "/category/lamps?color=white",
    "/category?category=chairs&category=lamps&color=black&max=100&min=10&sort=name&stock=in",
    "/product/arc",
    "/product/arc?variant=EX-L-ARC-01-WHT",
    "/category/lamps?utm_source=letter",
  ])("%s is answered without a redirect", async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test("a submitted form redirects to the normalized address", async () => {
    const { answer, path } = await open("/category/lamps?color=white&color=black&min=&max=&sort=");
    expect([answer.status, path]).toEqual([200, "/category/lamps?color=black&color=white"]);
  });

  test("robots index the whole list, but no filtered list", async () => {
    const whole = await get("/category/lamps");
    expect([link(whole), robots(whole)]).toEqual(["https://brand.example/category/lamps", undefined]);
    const filtered = await get("/category/lamps?color=white");
    expect([link(filtered), robots(filtered)]).toEqual([
      "https://brand.example/category/lamps",
      "noindex, follow",
    ]);
    const colored = await get("/product/arc?variant=EX-L-ARC-01-WHT");
    expect(link(colored)).toBe("https://brand.example/product/arc");
  });

  test("the page says how many models there are and offers every filter with its count", async () => {
    const text = mainText(await get("/category/lamps?color=white&stock=in"));
    expect(text).toContain("2 models");
    expect(text).toMatch(/Black 2 +(white )?White 2 +(green )?Green 1/);
  });

  test("the list of one category draws products of known sizes to one scale", async () => {
    const scales = async (path: string) =>
      [...(await get(path)).body.matchAll(/--picture-scale:([\d.]+)"[^>]*><img[^>]*alt="(\w+)/g)].map(
        ([, scale, name]) => [name, scale],
      );
    expect(await scales("/category/lamps")).toEqual([["Beam", "0.800"]]);
    expect(await scales("/category")).toEqual([]);
  });

  test("a facet is shown with all of its values at an address that robots do not index", async () => {
    const expanded = await get("/category/lamps?all=color");
    expect([link(expanded), robots(expanded)]).toEqual([
      "https://brand.example/category/lamps",
      "noindex, follow",
    ]);
    expect(expanded.body).toMatch(/<input type="search" aria-label="Search in Color"/);
    expect(mainText(expanded)).toContain("Show fewer");
    expect((await get("/category/lamps")).body).not.toContain("Search in Color");
  });

  test("attributes of a category filter its list", async () => {
    const text = mainText(await get("/category/chairs?filter=seat.soft"));
    expect(text).toContain("1 model");
    expect(text).toContain("Seat: Soft");
    expect(mainText(await get("/category/lamps"))).not.toContain("Seat");
  });

  test("a list without matches says so and links to all models", async () => {
    const { answer } = await open("/category/lamps?min=900000");
    expect(answer.status).toBe(200);
    expect(mainText(answer)).toContain("No model fits all of these filters");
    expect(/<a[^>]*href="\/category\/lamps"[^>]*>Show all models/.test(answer.body)).toBe(true);
  });

  test.each([
    "/category/lamps?page=2",
    "/category?page=99999",
    "/category/sofas",
    "/product/sofa",
    "/category/%3Cb%3E",
  ])("%s is not found", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  const script = "<script>alert(1)</script>";
  test.each([
    ["an unknown filter", "weight=52"],
    ["a negative page", "page=-3"],
    ["a page that is no number", "page=NaN"],
    ["markup", `color=${encodeURIComponent(script)}&tag=${encodeURIComponent(`">${script}`)}`],
    ["markup in an unknown parameter", `q=${encodeURIComponent(script)}`],
    [
      "SQL",
      `category=${encodeURIComponent("lamps'; drop table product; --")}&sort=${encodeURIComponent("name desc")}`,
    ],
    ["long values", `tag=${"a".repeat(10_000)}`],
    ["many values", Array.from({ length: 300 }, (_, index) => `color=c${index}`).join("&")],
    ["values that no product has", "color=mauve&tag=hologram&connection=telepathy"],
    [
      "attributes and makers that no product has",
      `filter=sofa.red&filter=seat.${encodeURIComponent(script)}&filter=.&brand=${encodeURIComponent(script)}`,
    ],
    [
      "many values of attributes",
      Array.from({ length: 300 }, (_, index) => `filter=seat.${index}`).join("&"),
    ],
    ["a facet that is not there", `all=attribute.sofa&filter=attribute.x`],
    ["a range whose minimum exceeds its maximum", "min=1000&max=1"],
    ["prices larger than any number of the database", "min=999999999&max=999999999.99"],
    ["bytes that are not UTF-8", "color=%ff%fe&tag=%00"],
    ["names of JavaScript properties", "__proto__=1&constructor=2&toString=3"],
    ["JSON", `color=${encodeURIComponent('["white"]')}&page={}`],
  ])("%s in the address causes no error and is not repeated as markup", async (_, query) => {
    for (const path of ["/category", "/category/lamps", "/product", "/product/arc"]) {
      const { answer } = await open(`${path}?${query}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body.includes(script)).toBe(false);
    }
  });

  test("the product's page shows the color of its address and links to its shops", async () => {
    const { body } = await get("/product/arc?variant=EX-L-ARC-01-WHT");
    expect(/<a[^>]*aria-current="page"[^>]*><span[^>]*><\/span><span[^>]*>White/.test(body)).toBe(true);
    expect(/<img[^>]*fetchPriority="high"[^>]*products\/beam\.webp/.test(body)).toBe(true);
    expect(body.includes('href="/where-to-buy?product=arc"')).toBe(true);
  });

  test("the product's page shows reviews, files and certificates", async () => {
    const text = mainText(await get("/product/arc"));
    expect(text).toContain("A. Sample");
    expect(text).toContain("Arc factory settings");
    expect(text).toContain("DOC-2026-004");
  });
});
