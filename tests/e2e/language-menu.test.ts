/** The language menu on pages that some sites lack. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";
import { walked } from "../support/paths.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { fairPath, importUnevenContent } from "../support/uneven-content.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";

const { browser } = await openSite();

let server: TestServer;
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, importUnevenContent);
});
afterAll(() => server.stop());

const mark = "This page is not available in this language";
const marked = `de Deutsch ${mark}`;

describe.each([
  { width: 360, scripts: [true, false] },
  { width: 768, scripts: [true] },
  { width: 1440, scripts: walked([true, false], [true]) },
])("in a window of $width px", ({ width, scripts }) => {
  const options = { viewport: { width, height: 900 }, reducedMotion: "reduce" as const };

  test.each(scripts)(
    "links to the sites that lack a page are marked, with JavaScript: %s",
    async (javaScriptEnabled) => {
      await visit(
        browser,
        address("en", fairPath),
        async ({ page }) => {
          const header = page.getByRole("banner");
          if (width < 1280) await header.locator(".mobile-menu__burger").click();
          await header.locator("summary:visible").last().click();
          const german = page.getByRole("link", { name: marked });
          expect(await german.getByText(mark).isVisible()).toBe(true);
          expect(await german.getByText(mark).getAttribute("lang")).toBe("en");
          expect(await german.getAttribute("href")).toBe(address("de", "/"));
          const ukrainian = page.getByRole("link", { name: "uk Українська", exact: true });
          expect(await ukrainian.getAttribute("href")).toBe(address("uk", fairPath));
          expect(javaScriptEnabled ? await wordsOutOfPlace(page) : []).toEqual([]);
          await german.click();
          await page.waitForURL(address("de", "/"));
        },
        { ...options, javaScriptEnabled },
      );
    },
  );
});

test("links and marks are updated when the visitor goes to another page", async () => {
  await visit(
    browser,
    address("en", "/about"),
    async ({ page }) => {
      const header = page.getByRole("banner");
      const places = () =>
        header
          .locator('a[data-locale="de"], a[data-locale="uk"]')
          .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
      expect((await places()).toSorted()).toEqual([address("de", "/about"), address("uk", "/about")]);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole("contentinfo").getByRole("link", { name: "Fair" }).click();
      await page.waitForURL(address("en", fairPath));
      await expect
        .poll(async () => (await places()).toSorted())
        .toEqual([address("de", "/"), address("uk", fairPath)]);
      expect(await header.getByText(mark).count()).toBeGreaterThan(0);
      await page.goBack();
      await expect.poll(() => header.getByText(mark).count()).toBe(0);
      expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    },
    { viewport: { width: 1440, height: 900 } },
  );
});

test("a missing page links to the sites that have it", async () => {
  await visit(
    browser,
    address("de", "/about"),
    async ({ page, complaints }) => {
      await page.goto(address("de", fairPath));
      complaints.length = 0;
      await page.locator("header summary:visible").last().click();
      const link = (name: string) => page.getByRole("link", { name, exact: true });
      expect(await link("el Ελληνικά").getAttribute("href")).toBe(address("el", "/"));
      await link("uk Українська").click();
      await page.waitForURL(address("uk", fairPath));
    },
    { viewport: { width: 1440, height: 900 } },
  );
});
