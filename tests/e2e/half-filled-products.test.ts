/** Pages of products that lack half of their fields look designed, in both schemes, on phones and on wide screens. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";
import { addHalfFilledProducts, halfFilled } from "../support/half-filled-products.ts";
import { walked } from "../support/paths.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";

const { browser } = await openSite();

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, addHalfFilledProducts);
});
afterAll(() => server.stop());

const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;
const slugs = Object.keys(halfFilled);
const windows = walked(
  ["en", "uk", "el"].flatMap((code) => [360, 1440].map((width) => ({ code, width }))),
  [
    { code: "el", width: 360 },
    { code: "uk", width: 1440 },
  ],
);

describe.each(windows)("on the site $code, $width px wide", ({ code, width }) => {
  const options = { viewport: { width, height: 900 }, reducedMotion: "reduce" as const };

  test("words fit their boxes, and no page scrolls sideways", async () => {
    await visit(
      browser,
      address(code, "/category/chairs"),
      async ({ page }) => {
        for (const path of ["/category/chairs", ...slugs.map((slug) => `/product/${slug}`)]) {
          await page.goto(address(code, path));
          expect([path, await wordsOutOfPlace(page)]).toEqual([path, []]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      },
      options,
    );
  });

  test("a product without a picture has a placeholder as large as a picture", async () => {
    await visit(
      browser,
      address(code, "/product/bare"),
      async ({ page }) => {
        const box = await page.getByRole("main").locator(".picture-shape").first().boundingBox();
        expect(box!.width).toBeGreaterThan(150);
        expect(await page.getByRole("main").locator("h1").innerText()).toMatch(/^bare$/i);
      },
      options,
    );
  });
});

test("forty colors are shown as swatches, and the chosen swatch has its name", async () => {
  await visit(browser, address("en", "/product/forty"), async ({ page }) => {
    const values = page.getByRole("main").locator("a[href*='variant=FORTY']");
    expect(await values.count()).toBe(40);
    const boxes = await values.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
    await values.nth(1).click();
    await page.waitForURL("**/product/forty?variant=FORTY-2");
    const chosen = values.and(page.locator("[aria-current]"));
    await expect.poll(() => chosen.getAttribute("title")).toBe("Black / Gray");
  });
});
