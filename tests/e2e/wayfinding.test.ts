import { expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
const phone = { viewport: { width: 360, height: 740 } };

test("the bar of a product marks the section in view", () =>
  visit(
    browser,
    address("en", "/product/arc"),
    async ({ page }) => {
      const parts = page.getByRole("navigation", { name: "Sections of this page" });
      const current = () => parts.locator("[aria-current]").allTextContents();
      for (const [id, name] of [
        ["specifications", "Specifications"],
        ["features", "Features"],
      ]) {
        await page.evaluate((part) => document.getElementById(part!)!.scrollIntoView(), id);
        await expect.poll(current).toEqual([name]);
      }
    },
    desktop,
  ));

test("on a phone, price and shops stay at the lower edge, and the footer ends above them", () =>
  visit(
    browser,
    address("en", "/product/arc"),
    async ({ page }) => {
      const bar = page.locator(".product-bar__root");
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [barBox, footer] = [await bar.boundingBox(), await page.locator("footer").last().boundingBox()];
      expect(barBox!.y + barBox!.height).toBe(740);
      expect(footer!.y + footer!.height).toBeLessThanOrEqual(barBox!.y + 1);
      expect(await bar.getByRole("link", { name: "Where to buy" }).isVisible()).toBe(true);
    },
    { ...phone, javaScriptEnabled: false },
  ));

test("on a phone, the bar hides its link to the shops while the page's own link is in view", () =>
  visit(
    browser,
    address("en", "/product/arc"),
    async ({ page }) => {
      // The bar is hidden while the notice is open.
      await page.getByRole("button", { name: "Decline" }).click();
      const bar = page.locator(".product-bar__root");
      const own = page.locator(".product-summary__facts").getByRole("link", { name: "Where to buy" });
      const repeated = bar.getByRole("link", { name: "Where to buy" });
      await repeated.waitFor();
      await own.evaluate((link) => link.scrollIntoView({ block: "center" }));
      await repeated.waitFor({ state: "hidden" });
      await page.evaluate(() => document.getElementById("specifications")!.scrollIntoView());
      await repeated.waitFor();
      await repeated.focus();
      await own.evaluate((link) => link.scrollIntoView({ block: "center" }));
      await expect.poll(() => bar.getAttribute("data-repeated")).toBe("true");
      expect(await repeated.isVisible()).toBe(true);
    },
    phone,
  ));

test("on a phone, no focused link is covered by the bar", () =>
  visit(
    browser,
    address("de", "/product/arc"),
    async ({ page }) => {
      const bar = (await page.locator(".product-bar__root").boundingBox())!;
      await page.locator(".product-summary__page a").first().focus();
      const ends: number[] = [];
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press("Tab");
        const end = await page.evaluate(() => {
          const { activeElement } = document;
          const isLow =
            activeElement!.closest("main, footer") && !activeElement!.closest(".product-bar__root");
          return isLow ? activeElement!.getBoundingClientRect().bottom : 0;
        });
        ends.push(end);
      }
      expect(ends.filter((end) => end > 0).length).toBeGreaterThan(20);
      expect(Math.max(...ends)).toBeLessThanOrEqual(bar.y);
    },
    { ...phone, reducedMotion: "reduce", javaScriptEnabled: false },
  ));

test("a picture is enlarged at the pointer", () =>
  visit(
    browser,
    address("en", "/product/arc"),
    async ({ page }) => {
      await page.locator(".picture-gallery__stage:visible").click();
      const stage = page.locator(".zoom-dialog__stage");
      const { width, height } = (await stage.boundingBox())!;
      const position = { x: Math.round(width * 0.8), y: Math.round(height * 0.25) };
      await page.getByRole("button", { name: "Twice as large" }).click({ position });
      const [left, top] = await stage.evaluate((node) => [node.scrollLeft, node.scrollTop]);
      expect(Math.abs(left! - position.x)).toBeLessThan(3);
      expect(Math.abs(top! - position.y)).toBeLessThan(3);
    },
    desktop,
  ));

test("a missing page leads to the search and to the entries of the menu", async () => {
  const page = await browser.newPage({ ...phone, javaScriptEnabled: false });
  await page.goto(address("en", "/nope"));
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "Products" }).getAttribute("href")).toBe("/category");
  await main.getByRole("searchbox").fill("arc");
  await main.getByRole("button", { name: "Search" }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/search?q=arc");
  await page.close();
});

test("with forced colors, the selected item has the system's highlight color", async () => {
  const page = await browser.newPage({ ...desktop, forcedColors: "active" });
  await page.goto(address("en", "/"));
  const [chosen, other] = await page
    .locator(".tag-filter__choice span")
    .evaluateAll((found) => found.map((choice) => getComputedStyle(choice).backgroundColor));
  expect(chosen).not.toBe(other);
  await page.close();
});
