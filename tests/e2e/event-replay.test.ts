import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite } from "../support/browser.ts";

const { browser, address } = await openSite();

type Visitor = { page: Page; tap: (name: string | RegExp, role?: "link" | "button") => Promise<void> };

/** A phone with an empty cache on a slow connection: 1.6 Mbit/s, 150 ms. */
async function onPhone(path: string, use: (visitor: Visitor) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    permissions: ["geolocation"],
    geolocation: { latitude: 48.2, longitude: 16.4 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 96_000,
    });
    await page.goto(address("en", path));
    await use({
      page,
      tap: (name, role = "link") => page.getByRole("main").getByRole(role, { name }).first().tap(),
    });
  } finally {
    await context.close();
  }
}

/** Marks the document, to detect full page loads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));
const isFirst = (page: Page) => page.evaluate(() => "isFirst" in window);

describe("a first activation before the application has loaded", () => {
  test.each([50, 1_200, 3_000])("opens the gallery %i ms after the page", async (delay) => {
    await onPhone("/product/arc", async ({ page, tap }) => {
      await mark(page);
      await page.waitForTimeout(delay);
      await tap("Enlarge the picture");
      await page.getByRole("dialog").waitFor();
      expect(await isFirst(page)).toBe(true);
      expect(page.url()).toBe(address("en", "/product/arc"));
    });
  });

  test("chooses a color without loading the page again", async () => {
    await onPhone("/product/arc", async ({ page }) => {
      await mark(page);
      const color = page.getByRole("main").locator("a[data-replay=click][href*='variant=']").last();
      const href = await color.getAttribute("href");
      await color.tap();
      await page.waitForURL(`**${href}`);
      expect(await isFirst(page)).toBe(true);
    });
  });

  test("applies a filter without loading the page again", async () => {
    await onPhone("/certificates", async ({ page }) => {
      await mark(page);
      const field = page.getByRole("main").locator("form select").first();
      const value = await field.locator("option").nth(1).getAttribute("value");
      await field.focus();
      await field.selectOption(value);
      await page.waitForURL(`**/certificates?*${value}*`);
      expect(await isFirst(page)).toBe(true);
      expect(await field.inputValue()).toBe(value);
    });
  });

  test("applies all filters of a list that are chosen before the application has loaded", async () => {
    await onPhone("/category/lamps", async ({ page }) => {
      await mark(page);
      const box = (name: string) => page.getByRole("checkbox", { name });
      await page.locator("summary", { hasText: "Filters" }).tap();
      await box("Black").tap();
      await page.locator("summary", { hasText: "Place" }).tap();
      await box("Floor").tap();
      await page.waitForURL("**/category/lamps?color=black&filter=place.floor");
      await page.getByRole("button", { name: "Show 1 model" }).waitFor();
      expect(await isFirst(page)).toBe(true);
      expect([await box("Black").isChecked(), await box("Floor").isChecked()]).toEqual([true, true]);
      await page.getByRole("button", { name: "Show 1 model" }).tap();
      await page.getByRole("link", { name: "Remove the filter Place: Floor" }).waitFor();
    });
  });

  test("removes a filter that is set in the address", async () => {
    await onPhone("/category/lamps?color=black", async ({ page }) => {
      await mark(page);
      await page.locator("summary", { hasText: "Filters" }).tap();
      const black = page.getByRole("checkbox", { name: "Black" });
      await black.tap();
      await page.waitForURL("**/category/lamps");
      expect(await isFirst(page)).toBe(true);
      expect(await black.isChecked()).toBe(false);
    });
  });

  test("sorts shops by distance", async () => {
    await onPhone("/where-to-buy", async ({ page, tap }) => {
      await mark(page);
      await tap("Near me", "button");
      await page.waitForURL("**/where-to-buy?*near=*");
      expect(await isFirst(page)).toBe(true);
    });
  });

  test("has the same effect as without JavaScript if the application cannot be loaded", async () => {
    await onPhone("/product/arc", async ({ page, tap }) => {
      await page.route("**/*.js", (route) => route.abort());
      await tap("Enlarge the picture");
      await page.waitForURL("**/media/products/arc**");
      expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//);
    });
  });
});
