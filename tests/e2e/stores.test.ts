import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const inPrague = {
  geolocation: { latitude: 50.0823, longitude: 14.4266 },
  permissions: ["geolocation"],
  reducedMotion: "reduce" as const,
  viewport: { width: 1440, height: 900 },
};
const still = { reducedMotion: "reduce" as const, viewport: { width: 1440, height: 900 } };

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator("li[id]");
/** How much was found, in words. */
const found = (page: Page) => main(page).getByRole("status").filter({ hasText: /\d/ });

describe("three clicks from home", () => {
  test("the nearest service center", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header nav").getByText("Support").first().hover();
        await page.locator("header").getByRole("link", { name: "Service centers" }).click();
        await page.waitForURL("**/service-center");
        await main(page).getByRole("button", { name: "Near me" }).click();
        await page.waitForURL("**/service-center?near=50.08%2C14.43");
        await expect.poll(() => cards(page).first().getAttribute("id")).toBe("service-prague");
        expect(await cards(page).first().textContent()).toMatch(/[01]\.\d\skm/);
        expect(await cards(page).first().getByRole("link", { name: "+420 000 000 112" }).isVisible()).toBe(
          true,
        );
      },
      inPrague,
    );
  });

  test("a shop with a headset, by the list of shops", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header").getByRole("link", { name: "Where to buy" }).click();
        await page.waitForURL("**/where-to-buy");
        const product = main(page).getByRole("combobox", { name: "Product", exact: true });
        await product.fill("reson");
        await main(page).getByRole("option", { name: "Resonance Wireless" }).waitFor();
        await product.press("ArrowDown");
        while (
          !(await main(page).getByRole("option", { selected: true, name: "Resonance Wireless" }).count())
        )
          await product.press("ArrowDown");
        await product.press("Enter");
        await page.waitForURL("**/where-to-buy?product=resonance-wireless");
        await expect.poll(() => found(page).textContent()).toBe("63 shops sell Resonance Wireless");
        expect(await product.inputValue()).toBe("Resonance Wireless");
        expect(await cards(page).count()).toBe(20);
        expect(await cards(page).first().getByRole("link").first().isVisible()).toBe(true);
        // A shop that has only keyboards is gone.
        expect(await page.locator("#kuus-tahku-tartu").count()).toBe(0);
      },
      still,
    );
  });

  test("a shop with a headset, by its own page", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header nav").getByText("Products").first().hover();
        await page.locator("header").getByRole("link", { name: "Headsets" }).click();
        // The address changes before the page does; the page before has links of the same names.
        await page.getByRole("heading", { level: 1, name: "Headsets" }).waitFor();
        await main(page).getByRole("link", { name: "Resonance Wireless", exact: true }).first().click();
        await page.getByRole("heading", { level: 1, name: "Resonance Wireless" }).waitFor();
        await main(page).getByRole("link", { name: "Where to buy" }).first().click();
        await page.waitForURL("**/where-to-buy?product=resonance-wireless");
        await expect.poll(() => found(page).textContent()).toBe("63 shops sell Resonance Wireless");
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
        await main(page).locator("select[name=country]").selectOption("PL");
        await main(page).locator("input[name=model]").fill("echo");
        await main(page).locator("form button[type=submit]").click();
        await page.waitForURL("**/where-to-buy?country=PL&product=echo");
        const names = await cards(page).getByRole("heading").allTextContents();
        expect(names.toSorted()).toEqual(
          ["Fioletowa Krawędź", "Pod Szóstym Kryształem", "Pracownia Szlif", "Sześć Ścian"].toSorted(),
        );
        // A dot is a line of no length: it has a place, but no box to click on.
        const pin = main(page).locator("svg a[href='#szlif-poznan'] path");
        await main(page).locator("svg:has(a)").scrollIntoViewIfNeeded();
        const { x, y } = await pin.evaluate((dot) => dot.getBoundingClientRect().toJSON() as DOMRect);
        await page.mouse.click(x, y);
        await page.waitForURL("**#szlif-poznan");
        expect(
          await main(page)
            .getByRole("button", { name: /Near me/ })
            .count(),
        ).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });

  test("the pages of the list follow each other", async () => {
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

  test("a typed name of no product says so, and offers those that are like it", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy"),
      async ({ page }) => {
        await main(page).locator("input[name=model]").fill("lattice");
        await main(page).locator("form button[type=submit]").first().click();
        await page.waitForURL("**model=lattice*");
        await main(page).getByText("No product is called “lattice”.").waitFor();
        await main(page).getByRole("link", { name: "Lattice TKL", exact: true }).click();
        await page.waitForURL("**/where-to-buy?product=lattice-tkl");
      },
      { javaScriptEnabled: false },
    );
  });

  test("a country's card leads to its shops, and an empty list leads back to all", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy?product=halo"),
      async ({ page }) => {
        await main(page)
          .getByRole("link", { name: /^Slovakia/ })
          .click();
        await page.waitForURL("**/where-to-buy?country=SK&product=halo");
        await main(page).locator("input[name=city]").fill("Nowhere");
        await main(page).locator("form button[type=submit]").click();
        await main(page).getByRole("link", { name: "Show all of them" }).click();
        await page.waitForURL("**/where-to-buy");
        expect(await found(page).textContent()).toBe("79 shops");
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

  test("an option is applied at once, and the back button takes it back", async () => {
    await visit(
      browser,
      address("en", "/service-center"),
      async ({ page }) => {
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const country = main(page).locator("form").first().getByLabel("Country");
        await country.selectOption("DE");
        await page.waitForURL("**/service-center?country=DE");
        await expect.poll(() => found(page).textContent()).toBe("3 service centers");
        await page.goBack();
        await expect.poll(() => found(page).textContent()).toBe("48 service centers");
        expect(await country.inputValue()).toBe("");
        expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      },
      still,
    );
  });

  test("a visitor who keeps the place to themselves is told what to do instead", async () => {
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
        await page.getByLabel("Product or item number").fill("amt-k-l60");
        await page.getByLabel("System").selectOption("macos");
        await page.waitForURL("**/drivers-and-manuals?q=amt-k-l60&system=macos");
        const files = (name: RegExp) => main(page).getByRole("link", { name });
        await expect.poll(() => files(/^Device access rules/).count()).toBe(0);
        expect(await files(/^Modifier keys in macOS order/).count()).toBe(1);
        await main(page).getByText("SHA-256").first().click();
        expect(await main(page).locator("code").first().textContent()).toMatch(/^[0-9a-f]{64}$/);
      },
      still,
    );
  });
});
