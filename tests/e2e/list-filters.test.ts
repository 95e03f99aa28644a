import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const { browser, address: onSite } = await openSite();
const address = (path: string) => onSite("en", path);

/** State of the list: its query, its count and the names of its products. */
const shown = async (page: Page) => ({
  query: new URL(page.url()).search,
  count: await page.getByRole("status").filter({ hasText: "model" }).textContent(),
  names: await page.locator("#products article h2").allTextContents(),
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const count = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();

describe("filters", () => {
  test("lead to the same list with and without JavaScript", async () => {
    const expected = {
      query: "?color=green&color=white&filter=material.steel&min=50&sort=cheapest",
      count: "2 models",
      names: ["Cone", "Arc"],
    };
    const choose = async (page: Page) => {
      await page.getByRole("checkbox", { name: "White" }).check();
      await page.getByRole("checkbox", { name: "Green" }).check();
      await page.locator("summary", { hasText: "Material" }).click();
      await page.getByRole("checkbox", { name: "Steel" }).check();
      await page.getByRole("spinbutton", { name: "Minimum" }).fill("50");
      await page.getByLabel("Order").selectOption("cheapest");
    };
    await visit(
      browser,
      address("/category"),
      async ({ page }) => {
        await choose(page);
        await page.waitForURL(
          "**/category?color=green&color=white&filter=material.steel&min=50&sort=cheapest",
        );
        await expect.poll(() => shown(page)).toEqual(expected);
      },
      desktop,
    );
    await visit(
      browser,
      address("/category"),
      async ({ page }) => {
        await choose(page);
        await page.getByRole("button", { name: "Apply" }).click();
        expect(await shown(page)).toEqual(expected);
        expect(await page.getByRole("checkbox", { name: "White" }).isChecked()).toBe(true);
      },
      { ...desktop, javaScriptEnabled: false },
    );
  });

  test("do not scroll the page, and the back button undoes each of them without scrolling", async () => {
    await visit(
      browser,
      address("/category"),
      async ({ page }) => {
        await page.evaluate(() => window.scrollTo(0, 700));
        await expect.poll(() => scrolled(page)).toBe(700);
        // Not Playwright's click, which may scroll the page to reach the box.
        const tick = (name: string) =>
          page.getByRole("checkbox", { name }).evaluate((box: HTMLInputElement) => box.click());
        await tick("Green");
        await page.waitForURL("**/category?color=green");
        await tick("White");
        await page.waitForURL("**/category?color=green&color=white");
        await count(page, "4 models");
        expect(await scrolled(page)).toBe(700);
        await page.evaluate(() => window.scrollTo(0, 1_200));
        await expect.poll(() => scrolled(page)).toBe(1_200);
        await page.getByRole("main").getByRole("link", { name: "Rest", exact: true }).click();
        await page.getByRole("heading", { level: 1, name: "Rest" }).waitFor();

        await page.goBack();
        await page.waitForURL("**/category?color=green&color=white");
        await expect.poll(() => scrolled(page)).toBe(1_200);
        await page.goBack();
        await page.waitForURL("**/category?color=green");
        await expect.poll(() => page.getByRole("checkbox", { name: "White" }).isChecked()).toBe(false);
        expect(await page.getByRole("checkbox", { name: "Green" }).isChecked()).toBe(true);
        await page.goBack();
        await page.waitForURL("**/category");
        await count(page, "9 models");
        expect(await page.getByRole("checkbox", { name: "Green" }).isChecked()).toBe(false);
      },
      desktop,
    );
  });

  test("can be operated with the keyboard, and keep the focus", async () => {
    await visit(
      browser,
      address("/category"),
      async ({ page }) => {
        const bestseller = page.getByRole("checkbox", { name: "Bestseller" });
        await bestseller.focus();
        await page.keyboard.press("Space");
        await count(page, "2 models");
        expect(await bestseller.evaluate((node) => node === document.activeElement)).toBe(true);
        const from = page.getByRole("spinbutton", { name: "Minimum" });
        await from.focus();
        await page.keyboard.type("100");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/category?min=100&tag=bestseller");
        await count(page, "1 model");
        const chip = page.getByRole("link", { name: "Remove the filter from €100" });
        await chip.focus();
        await page.keyboard.press("Enter");
        await count(page, "2 models");
        expect(await from.inputValue()).toBe("");
      },
      desktop,
    );
  });

  test("can be searched if all values of a facet are shown", async () => {
    await visit(
      browser,
      address("/category?all=tag"),
      async ({ page }) => {
        const group = page.getByRole("group", { name: "Properties" });
        const boxes = group.getByRole("checkbox");
        const all = await boxes.count();
        await page.getByRole("searchbox", { name: "Search in Properties" }).fill("BÉST");
        await expect.poll(() => boxes.count()).toBe(1);
        await group.getByRole("checkbox", { name: "Bestseller" }).check();
        await page.waitForURL("**/category?all=tag&tag=bestseller");
        await page.getByRole("searchbox", { name: "Search in Properties" }).fill("");
        await expect.poll(() => boxes.count()).toBe(all);
        await page.getByRole("link", { name: "Show fewer: Properties" }).click();
        await page.waitForURL("**/category?tag=bestseller*");
        expect(await group.getByRole("checkbox", { name: "Bestseller" }).isChecked()).toBe(true);
      },
      desktop,
    );
    await visit(
      browser,
      address("/category?all=tag"),
      async ({ page }) => {
        expect(await page.getByRole("searchbox", { name: "Search in Properties" }).isVisible()).toBe(false);
        await page.getByRole("checkbox", { name: "Bestseller" }).check();
        await page.getByRole("button", { name: "Apply" }).click();
        await page.waitForURL("**/category?all=tag&tag=bestseller");
      },
      { ...desktop, javaScriptEnabled: false },
    );
  });

  test("that match nothing say so, and one link removes them all", async () => {
    await visit(browser, address("/category?min=5000"), async ({ page }) => {
      await count(page, "0 models");
      await page.getByRole("link", { name: "Show all models" }).click();
      await count(page, "9 models");
      expect(new URL(page.url()).search).toBe("");
    });
  });

  test.each([true, false])(
    "on a phone cover the list until they are applied (scripts: %s)",
    async (scripts) => {
      await visit(
        browser,
        address("/category"),
        async ({ page }) => {
          const white = page.getByRole("checkbox", { name: "White" });
          expect(await white.isVisible()).toBe(false);
          await page.locator("summary", { hasText: "Filters" }).click();
          await white.check();
          if (scripts) {
            await page.getByRole("button", { name: "Show 3 models" }).click();
          } else {
            await page.getByRole("button", { name: "Show 9 models" }).click();
          }
          await page.waitForURL("**/category?color=white");
          await count(page, "3 models");
          expect(await white.isVisible()).toBe(false);
          expect(await page.locator("#products article").first().isVisible()).toBe(true);
        },
        { ...phone, javaScriptEnabled: scripts },
      );
    },
  );
});
