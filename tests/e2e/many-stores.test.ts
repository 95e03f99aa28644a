/** Lists of shops with more than one page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator("li[id]");

test("without JavaScript, links lead to the other pages of the list", async () => {
  await visit(
    browser,
    address("en", "/where-to-buy"),
    async ({ page }) => {
      const first = await cards(page).first().getAttribute("id");
      await main(page).getByRole("link", { name: "Next page" }).click();
      await page.waitForURL("**/where-to-buy?page=2#places");
      expect(await cards(page).count()).toBe(20);
      expect(await page.locator(`#${first}`).count()).toBe(0);
      await main(page).getByRole("link", { name: "Page 4", exact: true }).click();
      await page.waitForURL("**/where-to-buy?page=4#places");
      expect(await cards(page).count()).toBe(19);
      expect(await page.title()).toMatch(/^Where to buy, page 4/);
    },
    { javaScriptEnabled: false },
  );
});

test("a page of the list of shops that sell a product has twenty shops", async () => {
  await visit(browser, address("en", "/where-to-buy?product=resonance-wireless"), async ({ page }) => {
    expect(await main(page).getByRole("status").filter({ hasText: /\d/ }).textContent()).toBe(
      "63 shops sell Resonance Wireless",
    );
    expect(await cards(page).count()).toBe(20);
  });
});
