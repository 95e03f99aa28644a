import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const inMunich = {
  geolocation: { latitude: 48.1374, longitude: 11.5755 },
  permissions: ["geolocation"],
  reducedMotion: "reduce" as const,
  viewport: { width: 1440, height: 900 },
};
const still = { reducedMotion: "reduce" as const, viewport: { width: 1440, height: 900 } };

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator("li[id]");
/** The text with the number of results. */
const found = (page: Page) => main(page).getByRole("status").filter({ hasText: /\d/ });

describe("three clicks lead from home to", () => {
  test("the nearest service center", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header nav").getByText("Support").first().hover();
        await page.locator("header").getByRole("link", { name: "Service centers" }).click();
        await page.waitForURL("**/service-center");
        await main(page).getByRole("button", { name: "Near me" }).click();
        await page.waitForURL("**/service-center?near=48.14%2C11.58");
        await expect.poll(() => cards(page).first().getAttribute("id")).toBe("service-munich");
        expect(await cards(page).first().textContent()).toMatch(/0\.\d\skm/);
        expect(await cards(page).first().getByRole("link", { name: "+49 89 0000 0112" }).isVisible()).toBe(
          true,
        );
      },
      inMunich,
    );
  });

  test("a shop with a lamp, through the list of shops", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header").getByRole("link", { name: "Where to buy" }).click();
        await page.waitForURL("**/where-to-buy");
        await page.locator("#shop-kyiv").waitFor();
        const product = main(page).getByRole("combobox", { name: "Product", exact: true });
        await product.fill("ar");
        await main(page).getByRole("option", { name: "Old Arc" }).waitFor();
        await product.press("ArrowDown");
        while (
          !(await main(page)
            .getByRole("option", { selected: true, name: /^Arc\b/ })
            .count())
        )
          await product.press("ArrowDown");
        await product.press("Enter");
        await page.waitForURL("**/where-to-buy?product=arc");
        await expect.poll(() => found(page).textContent()).toBe("7 shops sell Arc");
        expect(await product.inputValue()).toBe("Arc");
        expect(await cards(page).count()).toBe(7);
        expect(await cards(page).nth(1).getByRole("link").first().isVisible()).toBe(true);
        // A shop that sells only chairs is not listed.
        expect(await page.locator("#shop-kyiv").count()).toBe(0);
      },
      still,
    );
  });

  test("a shop with a lamp, through the page of the lamp", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header nav").getByText("Products").first().hover();
        await page.locator("header").getByRole("link", { name: "Lamps" }).click();
        // The URL changes before the page, and the previous page has links with the same names.
        await page.getByRole("heading", { level: 1, name: "Lamps" }).waitFor();
        await main(page).getByRole("link", { name: "Arc", exact: true }).first().click();
        await page.getByRole("heading", { level: 1, name: "Arc" }).waitFor();
        await main(page).getByRole("link", { name: "Where to buy" }).first().click();
        await page.waitForURL("**/where-to-buy?product=arc");
        await expect.poll(() => found(page).textContent()).toBe("7 shops sell Arc");
      },
      still,
    );
  });
});

describe("without JavaScript", () => {
  test("the form filters, and the pins of the drawing lead to the list", async () => {
    await visit(
      browser,
      address("uk", "/where-to-buy"),
      async ({ page }) => {
        await main(page).locator("select[name=country]").selectOption("DE");
        await main(page).locator("input[name=model]").fill("arc");
        await main(page).locator("form button[type=submit]").click();
        await page.waitForURL("**/where-to-buy?country=DE&product=arc");
        const names = await cards(page).getByRole("heading").allTextContents();
        expect(names.toSorted()).toEqual(["Hafenlicht", "Lampen Online", "Licht und Stuhl"]);
        // A dot is a zero-length line, which has no box to click.
        const pin = main(page).locator("svg a[href='#shop-hamburg'] path");
        await main(page).locator("svg:has(a)").scrollIntoViewIfNeeded();
        const { x, y } = await pin.evaluate((dot) => dot.getBoundingClientRect().toJSON() as DOMRect);
        await page.mouse.click(x, y);
        await page.waitForURL("**#shop-hamburg");
        expect(
          await main(page)
            .getByRole("button", { name: /Near me/ })
            .count(),
        ).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });

  test("an unknown product name is reported, and similar products are offered", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy"),
      async ({ page }) => {
        await main(page).locator("input[name=model]").fill("bord");
        await main(page).locator("form button[type=submit]").first().click();
        await page.waitForURL("**model=bord*");
        await main(page).getByText("No product is called “bord”.").waitFor();
        await main(page).getByRole("link", { name: "Board", exact: true }).click();
        await page.waitForURL("**/where-to-buy?product=board");
      },
      { javaScriptEnabled: false },
    );
  });

  test("a country's card leads to its shops, and an empty list leads back to all", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy?product=board"),
      async ({ page }) => {
        await main(page)
          .getByRole("link", { name: /^Estonia/ })
          .click();
        await page.waitForURL("**/where-to-buy?country=EE&product=board");
        await main(page).locator("input[name=city]").fill("Nowhere");
        await main(page).locator("form button[type=submit]").click();
        await main(page).getByRole("link", { name: "Show all of them" }).click();
        await page.waitForURL("**/where-to-buy");
        expect(await found(page).textContent()).toBe("8 shops");
      },
      { javaScriptEnabled: false },
    );
  });
});

describe("filters", () => {
  test.each([1024, 1440])("are one row in a window of %i px", async (width) => {
    await visit(
      browser,
      address("uk", "/where-to-buy"),
      async ({ page }) => {
        const bottoms = await main(page)
          .locator("form :is(select, input:not([type=hidden]), button):visible")
          .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().bottom)));
        expect(bottoms.length).toBe(5);
        expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(4);
      },
      { ...still, viewport: { width, height: 800 } },
    );
  });

  test("an option is applied at once, and the back button undoes it", async () => {
    await visit(
      browser,
      address("en", "/service-center"),
      async ({ page }) => {
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const country = main(page).locator("form").first().getByLabel("Country");
        await country.selectOption("DE");
        await page.waitForURL("**/service-center?country=DE");
        await expect.poll(() => found(page).textContent()).toBe("2 service centers");
        await page.goBack();
        await expect.poll(() => found(page).textContent()).toBe("4 service centers");
        expect(await country.inputValue()).toBe("");
        expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      },
      still,
    );
  });

  test("a visitor who denies geolocation gets an alternative", async () => {
    await visit(
      browser,
      address("en", "/service-center"),
      async ({ page }) => {
        await main(page).getByRole("button", { name: "Near me" }).click();
        await main(page).getByText("Your browser didn't tell us where you are.").waitFor();
        expect(page.url()).toBe(address("en", "/service-center"));
      },
      { ...still, permissions: [] },
    );
  });

  test("files are found by item number and system", async () => {
    await visit(
      browser,
      address("en", "/drivers-and-manuals"),
      async ({ page }) => {
        await page.getByLabel("Product or item number").fill("ex-l-arc");
        await page.getByLabel("System").selectOption("macos");
        await page.waitForURL("**/drivers-and-manuals?q=ex-l-arc&system=macos");
        const files = (name: RegExp) => main(page).getByRole("link", { name });
        await expect.poll(() => files(/^Lamp tool/).count()).toBe(0);
        expect(await files(/^Arc user manual/).count()).toBe(1);
        expect(await files(/^Stool user manual/).count()).toBe(0);
        await main(page).getByText("SHA-256").first().click();
        expect(await main(page).locator("code").first().textContent()).toMatch(/^[0-9a-f]{64}$/);
        await page.getByLabel("System").selectOption("linux");
        await expect.poll(() => files(/^Lamp tool/).count()).toBe(1);
      },
      still,
    );
  });
});
