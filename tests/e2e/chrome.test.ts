import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";

const desktop = { viewport: { width: 1440, height: 900 } };

const { browser, address } = await openSite();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("the header", () => {
  test.each([
    [360, 70],
    [768, 82],
    [1280, 74],
  ])("at %d px is %d px high, and its logo is 132 × 42", async (width, height) => {
    await visit(
      browser,
      address("de", "/"),
      async ({ page }) => {
        const header = page.getByRole("banner");
        expect((await header.boundingBox())?.height).toBe(height);
        expect(await header.locator("svg[role=img]").boundingBox()).toMatchObject({
          width: 132,
          height: 42,
        });
      },
      { viewport: { width, height: 800 } },
    );
  });

  test("is solid at the top and blurs what is behind it once the page is scrolled", async () => {
    await visit(browser, address("en", "/"), async ({ page }) => {
      const filter = () =>
        page.getByRole("banner").evaluate((node) => getComputedStyle(node, "::before").backdropFilter);
      expect(await filter()).toBe("none");
      await page.mouse.wheel(0, 400);
      await expect.poll(filter).toContain("blur");
    });
  });
});

describe("the main menu", () => {
  test("opens on hover and closes when the mouse leaves or Escape is pressed", async () => {
    await visit(
      browser,
      address("en", "/about"),
      async ({ page }) => {
        const menu = page.getByRole("navigation", { name: "Main menu" });
        const lamps = menu.getByRole("link", { name: "Lamps" });
        const toggle = menu.getByRole("button", { name: "Submenu: Products" });
        expect(await lamps.isVisible()).toBe(false);
        await menu.getByRole("link", { name: "Products" }).hover();
        await lamps.waitFor();
        expect(await toggle.getAttribute("aria-expanded")).toBe("true");
        await page.keyboard.press("Escape");
        await lamps.waitFor({ state: "hidden" });
        await menu.getByRole("link", { name: "Support" }).hover();
        await menu.getByRole("link", { name: "Service centers" }).waitFor();
        await page.getByRole("heading", { level: 1 }).hover();
        await menu.getByRole("link", { name: "Service centers" }).waitFor({ state: "hidden" });
      },
      desktop,
    );
  });

  test("stays open under a mouse that entered it before the page was hydrated", async () => {
    await visit(
      browser,
      "about:blank",
      async ({ page }) => {
        const scripts = Promise.withResolvers<void>();
        await page.route("**/*.js", async (route) => {
          await scripts.promise;
          await route.continue();
        });
        await page.goto(address("en", "/about"), { waitUntil: "commit" });
        const menu = page.getByRole("navigation", { name: "Main menu" });
        const lamps = menu.getByRole("link", { name: "Lamps" });
        await menu.getByRole("link", { name: "Products" }).hover();
        await lamps.waitFor();
        scripts.resolve();
        await hydrated(page);
        expect(await lamps.isVisible()).toBe(true);
        await page.getByRole("heading", { level: 1 }).hover();
        await lamps.waitFor({ state: "hidden" });
      },
      desktop,
    );
  });

  test("is operated with the keyboard alone", async () => {
    await visit(
      browser,
      address("en", "/about"),
      async ({ page }) => {
        const menu = page.getByRole("navigation", { name: "Main menu" });
        const toggle = menu.getByRole("button", { name: "Submenu: Products" });
        for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
        expect(await focused(page)).toBe("Products");
        expect(await toggle.getAttribute("aria-expanded")).toBe("true");
        await page.keyboard.press("ArrowDown");
        expect(await focused(page)).toBe("Lamps");
        await page.keyboard.press("ArrowUp");
        expect(await focused(page)).toBe("Tables");
        await page.keyboard.press("Escape");
        expect(await focused(page)).toBe("Products");
        expect(await toggle.getAttribute("aria-expanded")).toBe("false");
        await page.keyboard.press("ArrowRight");
        expect(await focused(page)).toBe("Journal");
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/category/lamps");
        await menu.getByRole("link", { name: "Lamps" }).waitFor({ state: "hidden" });
      },
      desktop,
    );
  });

  test("shows a picture of each category, which is loaded when the dropdown opens, without a layout shift", async () => {
    await visit(
      browser,
      address("de", "/about"),
      async ({ page }) => {
        const menu = page.getByRole("navigation", { name: "Hauptmenü" });
        const pictures = menu.locator("img");
        const loaded = () =>
          pictures.evaluateAll(
            (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
          );
        expect([await pictures.count(), await loaded()]).toEqual([3, 0]);
        const panel = menu.locator("ul ul").first();
        await menu.getByRole("link").first().hover();
        await panel.waitFor();
        const opened = await panel.boundingBox();
        await expect.poll(loaded, { timeout: 20_000 }).toBe(3);
        expect(await panel.boundingBox()).toEqual(opened);
        expect(opened!.x + opened!.width).toBeLessThanOrEqual(1440);
      },
      { ...desktop, reducedMotion: "reduce", freshPage: true },
    );
  });

  test("marks the item whose address is the current path, and no other", async () => {
    await visit(
      browser,
      address("en", "/contacts"),
      async ({ page }) => {
        const current = page.locator("header nav:visible [aria-current=page]");
        expect(await current.allTextContents()).toEqual(["Contacts"]);
      },
      desktop,
    );
  });

  test("the languages open on hover, each with its code and its own name", async () => {
    await visit(
      browser,
      address("en", "/about"),
      async ({ page }) => {
        await page.locator("header summary:visible").last().hover();
        const greek = page.getByRole("link", { name: "el Ελληνικά" });
        await greek.waitFor();
        expect(await greek.getAttribute("href")).toBe(address("el", "/about"));
        const list = await greek.locator("xpath=ancestor::ul").boundingBox();
        expect(list!.width).toBeGreaterThanOrEqual(250);
        await page.getByRole("heading", { level: 1 }).hover();
        await greek.waitFor({ state: "hidden" });
      },
      desktop,
    );
  });
});
