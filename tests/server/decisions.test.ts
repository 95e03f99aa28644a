import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mainText } from "../support/html.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

const host = "brand.example";

describe("comparison, finder and wish list", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const get = (path: string) => server.fetch(host, path);
  const canonical = ({ body }: Answer) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  const robots = ({ body }: Answer) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];

  test("robots index the pages, but no choices of a visitor", async () => {
    for (const [path, choice] of [
      ["/compare", "/compare?product=arc&product=beam"],
      ["/finder/lamps", "/finder/lamps?answer=floor"],
    ] as const) {
      const plain = await get(path);
      expect([plain.status, canonical(plain), robots(plain)]).toEqual([
        200,
        `https://${host}${path}`,
        undefined,
      ]);
      const chosen = await get(choice);
      expect([chosen.status, canonical(chosen), robots(chosen)]).toEqual([
        200,
        `https://${host}${path}`,
        "noindex, follow",
      ]);
    }
    expect(robots(await get("/wish-list"))).toBe("noindex, follow");
    const { body } = await get("/sitemap.xml");
    expect(body).toContain(`https://${host}/finder/lamps<`);
    expect(body).not.toContain("/wish-list<");
  });

  test("a comparison without JavaScript has heads, rows and a notice of missing products", async () => {
    const page = await get("/compare?product=arc&product=no-such-lamp&product=beam");
    const text = mainText(page);
    expect(text).toContain("1 product is not in our catalog and was left out.");
    expect(page.body.match(/<th scope="col"/g)).toHaveLength(2);
    expect(page.body).toMatch(/<tr data-differs="true"><th scope="row">Weight<\/th><td>5,200\u00a0g/);
    expect(page.body).toContain("<caption");
    const differences = await get("/compare?only=differences&product=arc&product=beam");
    expect(differences.body).not.toMatch(/<th scope="row">Material/);
    expect(page.body).toMatch(/<th scope="row">Material/);
  });

  test("a form adds a product to the address", async () => {
    const { body } = await get("/compare?product=arc");
    expect(body).toMatch(
      /<form [^>]*action="\/compare"[^>]*><input type="hidden" name="product" value="arc"/,
    );
    expect(body).toMatch(/<option value="cone">Cone<\/option>/);
    expect((await get("/category/lamps")).body).toMatch(/<button[^>]*form="compare"[^>]*value="arc"/);
  });

  test("a finder without JavaScript checks the chosen answers and gives reasons", async () => {
    const page = await get("/finder/lamps?answer=desk");
    expect(page.body).toMatch(
      /<input type="checkbox"[^>]*checked=""[^>]*value="desk"|value="desk"[^>]*checked=""/,
    );
    expect(mainText(page)).toContain("Made for desks");
    expect((await get("/finder/tables")).status).toBe(404);
    expect(mainText(await get("/category/lamps"))).toContain("Find your lamp");
  });

  test("a wish list can be shared by its address and works without JavaScript", async () => {
    const text = mainText(await get("/wish-list?product=cone&product=arc&product=nothing"));
    expect(text).toContain("Shared wish list");
    expect(text).toMatch(/ Cone .* Arc /);
    const own = mainText(await get("/wish-list"));
    expect(own).toContain("needs JavaScript");
    expect(own).toContain("Nothing is on this list yet.");
  });

  test("reviews have a distribution, days and variants", async () => {
    const { body } = await get("/product/arc");
    expect(body).toContain('<time dateTime="2026-06-01"');
    expect(body).toContain('"datePublished":"2026-06-01"');
    expect(mainText({ body } as Answer)).toMatch(/B\. Sample *White *1 June 2026/);
    expect(body).toContain("--share:50%");
  });
});
