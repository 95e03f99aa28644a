import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const { browser, address } = await openSite();

const colorsOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector("main")!).backgroundColor);

const light = "rgb(244, 243, 248)";
const dark = "rgb(10, 19, 34)";

describe("the color scheme", () => {
  const darkDesktop = { ...desktop, colorScheme: "dark", freshPage: true } as const;

  test("is that of the system without scripts, and there is no switch", async () => {
    const withoutScripts = { ...darkDesktop, javaScriptEnabled: false };
    await visit(
      browser,
      address("en", "/faq"),
      async ({ page }) => {
        expect(await colorsOf(page)).toBe(dark);
        expect(await page.locator("[data-scheme-choice]:visible").count()).toBe(0);
      },
      withoutScripts,
    );
  });

  test("is the visitor's choice on every page from the first paint, until it equals the system's scheme", async () => {
    await visit(
      browser,
      address("en", "/faq"),
      async ({ page }) => {
        const stored = () => page.evaluate(() => localStorage.getItem("color-scheme"));
        const header = page.getByRole("banner");
        await header.getByRole("button", { name: "Switch to light colors" }).click();
        expect(await colorsOf(page)).toBe(light);
        await page.goto(address("en", "/about"), { waitUntil: "commit" });
        await page.waitForSelector("main", { state: "attached" });
        expect(await colorsOf(page)).toBe(light);
        expect(await stored()).toBe("light");
        await header.getByRole("button", { name: "Switch to dark colors" }).click();
        expect(await colorsOf(page)).toBe(dark);
        expect(await stored()).toBeNull();
      },
      darkDesktop,
    );
  });

  test("of the alternate theme is dark until the visitor chooses light colors in the menu of a phone", async () => {
    await visit(
      browser,
      address("uk", "/faq"),
      async ({ page }) => {
        expect(await page.locator("html").getAttribute("class")).toContain("theme-alternate");
        const before = await colorsOf(page);
        await page.locator(".mobile-menu__burger").click();
        await page.locator("[data-scheme-choice=light]:visible").click();
        expect([before, await colorsOf(page)]).toEqual([dark, light]);
      },
      { ...phone, freshPage: true },
    );
  });
});
