/** An Arabic site, which is content alone: the demo content with one more entry in its list of sites. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/content-import/import-content.repo.server.ts";
import { loadContent } from "#app/server/content-import/load-content.server.ts";
import type { Database } from "#app/server/db/client.server.ts";
import { mediaFolder } from "#app/server/project-root.server.ts";

import { openSite, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";

const { browser } = await openSite();

let server: TestServer;
const address = (path: string) => `http://ar.localhost:${server.port}${path}`;

beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, addArabicSite);
});
afterAll(() => server.stop());

async function addArabicSite(db: Database) {
  const content = loadContent();
  content.sites.value.sites.push({
    code: "ar",
    languageTag: "ar",
    iso: "ar",
    name: "العربية",
    currency: "EUR",
    host: "ar.ametrin.example",
    aliases: [],
    localHosts: ["ar.localhost"],
    theme: "default",
    greece: false,
  });
  await importContent(db, content, mediaFolder, { force: true });
}

/** Left and right edges of an element, in pixels. */
const edges = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
};

describe.each([360, 768, 1440])("in a window of %i px", (width) => {
  test.each(["/", "/category/mice", "/product/facet", "/service-center", "/where-to-buy", "/faq"])(
    "%s runs from right to left, and all of its words have their place",
    async (path) => {
      await visit(
        browser,
        address(path),
        async ({ page }) => {
          const root = page.locator("html");
          expect(await root.getAttribute("lang")).toBe("ar");
          expect(await root.getAttribute("dir")).toBe("rtl");
          const header = page.getByRole("banner");
          const logo = await header
            .locator("a")
            .filter({ has: page.locator("svg, img") })
            .first()
            .evaluate(edges);
          expect(logo.left).toBeGreaterThan(width / 2);
          expect(await wordsOutOfPlace(page)).toEqual([]);
        },
        { viewport: { width, height: 900 }, reducedMotion: "reduce" },
      );
    },
  );
});

test("the interface speaks Arabic", async () => {
  await visit(browser, address("/service-center"), async ({ page }) => {
    await page.getByLabel("البريد الإلكتروني").first().waitFor();
  });
});

test("sliders go on to the left", async () => {
  await visit(
    browser,
    address("/"),
    async ({ page }) => {
      const slider = page.locator(".slider__root").last();
      await slider.scrollIntoViewIfNeeded();
      const next = slider.locator("[data-direction=next]");
      const previous = slider.locator("[data-direction=previous]");
      await expect
        .poll(async () => (await next.evaluate(edges)).left)
        .toBeLessThan((await previous.evaluate(edges)).left);
      const first = slider.locator(".slider__slide").first();
      const before = (await first.evaluate(edges)).left;
      await expect
        .poll(async () => {
          await next.click();
          return (await first.evaluate(edges)).left;
        })
        .toBeGreaterThan(before);
    },
    { viewport: { width: 1440, height: 900 } },
  );
});
