/** Message files that a page and its application load. */
import { expect, test } from "vitest";

import { hydrated, openSite } from "../support/browser.ts";
import { walked } from "../support/paths.ts";

const { browser, address } = await openSite();

/** Compressed bytes of all message files of a page together. */
const budget = 6_500;

const areasOf: Record<string, string[]> = {
  "/": ["catalog", "common", "content"],
  "/product/arc": ["catalog", "common"],
  "/service-center": ["common", "stores", "support", "validation"],
  "/service-request": ["common", "support", "validation"],
  "/where-to-buy": ["common", "stores"],
  "/search?q=arc": ["catalog", "common", "search"],
};
const visits = walked(["en", "uk", "el", "ar"], ["en", "uk"]).flatMap((code) =>
  Object.keys(areasOf).map((path) => ({ code, path })),
);

test.each(visits)("$code $path loads its own catalogs alone, in less than 6.5 KB", async ({ code, path }) => {
  // A first visit.
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes: Promise<[name: string, bytes: number]>[] = [];
    page.on("requestfinished", (request) => {
      const [, name] = /\/assets\/messages-([a-z]+-[a-z]+)-[^/]*$/.exec(request.url()) ?? [];
      if (name) sizes.push(request.sizes().then(({ responseBodySize }) => [name, responseBodySize]));
    });
    await page.goto(address(code, path));
    await hydrated(page);
    const loaded = new Map(await Promise.all(sizes));
    expect(sizes).toHaveLength(loaded.size);
    expect([...loaded.keys()].toSorted()).toEqual(areasOf[path]!.map((area) => `${code}-${area}`));
    const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(500);
    expect(total).toBeLessThan(budget);
  } finally {
    await context.close();
  }
});
