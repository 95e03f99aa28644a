import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mainText } from "../support/html.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

const host = "ametrin.example";

describe("comparison, finder and wish list", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const get = (path: string) => server.fetch(host, path);
  const canonical = ({ body }: Answer) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  const robots = ({ body }: Answer) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];

  test("robots find the pages, and no choice of a visitor", async () => {
    for (const [path, choice] of [
      ["/compare", "/compare?product=facet&product=prism"],
      ["/finder/mice", "/finder/mice?answer=claw"],
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
    expect(body).toContain(`https://${host}/finder/headsets<`);
    expect(body).not.toContain("/wish-list<");
  });

  test("a comparison without JavaScript has heads, rows and a notice of what is missing", async () => {
    const page = await get("/compare?product=facet&product=no-such-mouse&product=prism");
    const text = mainText(page);
    expect(text).toContain("1 product is not in our catalog and was left out.");
    expect(page.body.match(/<th scope="col"/g)).toHaveLength(2);
    expect(page.body).toMatch(/<tr data-differs="true"><th scope="row">Weight<\/th><td>52\u00a0g/);
    expect(page.body).toContain("<caption");
    const differences = await get("/compare?only=differences&product=facet&product=prism");
    expect(differences.body).not.toMatch(/<th scope="row">Polling rate/);
    expect(page.body).toMatch(/<th scope="row">Polling rate/);
  });

  test("a form adds a product to the address", async () => {
    const { body } = await get("/compare?product=facet");
    expect(body).toMatch(
      /<form [^>]*action="\/compare"[^>]*><input type="hidden" name="product" value="facet"/,
    );
    expect(body).toMatch(/<option value="prism">Prism<\/option>/);
    expect((await get("/category/mice")).body).toMatch(/<button[^>]*form="compare"[^>]*value="facet"/);
  });

  test("a finder without JavaScript checks the chosen answers and gives reasons", async () => {
    const page = await get("/finder/mice?answer=small");
    expect(page.body).toMatch(
      /<input type="checkbox"[^>]*checked=""[^>]*value="small"|value="small"[^>]*checked=""/,
    );
    expect(mainText(page)).toContain("Short enough for a small hand");
    expect((await get("/finder/mousepads")).status).toBe(404);
    expect(mainText(await get("/category/mice"))).toContain("Find your mouse");
  });

  test("a wish list can be sent, and is a page without JavaScript", async () => {
    const text = mainText(await get("/wish-list?product=echo&product=facet&product=nothing"));
    expect(text).toContain("Shared wish list");
    expect(text.indexOf("Echo")).toBeLessThan(text.indexOf("Facet"));
    const own = mainText(await get("/wish-list"));
    expect(own).toContain("needs JavaScript");
    expect(own).toContain("Nothing is on this list yet.");
  });

  test("reviews have a distribution, days and variants", async () => {
    const { body } = await get("/product/facet");
    expect(body).toContain('<time dateTime="2026-09-20"');
    expect(body).toContain('"datePublished":"2026-09-20"');
    expect(mainText({ body } as Answer)).toMatch(/Dariia K\. *White *20/);
    expect(body).toContain("--share:50%");
  });
});
