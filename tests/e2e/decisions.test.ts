import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { findings } from "../support/axe.ts";
import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const withoutScripts = { ...desktop, javaScriptEnabled: false };

const stored = (page: Page, list: string) =>
  page.evaluate((key) => localStorage.getItem(key), `products.${list}`);
const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe("the comparison", () => {
  test("is filled from cards, is preserved on other pages, and has an address", async () => {
    await visit(
      browser,
      address("en", "/category/chairs"),
      async ({ page }) => {
        await page.evaluate(() => localStorage.clear());
        const main = page.getByRole("main");
        await main.getByRole("button", { name: "Compare: Rest", exact: true }).click();
        const tray = page.getByRole("region", { name: "Compare products" });
        await tray.getByRole("img", { name: "Rest" }).waitFor();
        await page.goto(address("en", "/product/fold"));
        await main.getByRole("button", { name: "Compare: Fold" }).click();
        await expect.poll(() => stored(page, "compare")).toBe("rest fold");
        await tray.getByRole("link", { name: "Compare" }).click();
        await page.waitForURL(/\/compare\?product=rest&product=fold$/);
        await page.getByRole("columnheader").nth(1).waitFor();
        const heads = await page.getByRole("columnheader").allInnerTexts();
        expect(heads.map((head) => head.toLowerCase())).toEqual(["rest", "fold"]);
      },
      desktop,
    );
  });

  test("can show differences only, and products can be added and removed", async () => {
    await visit(
      browser,
      address("en", "/compare?product=rest&product=fold"),
      async ({ page }) => {
        const legs = page.getByRole("rowheader", { name: "Legs" });
        await legs.waitFor();
        await page.getByRole("link", { name: "Show differences only" }).click();
        await legs.waitFor({ state: "detached" });
        await page.getByLabel("Add a product").selectOption("stool");
        await page.getByRole("button", { name: "Add", exact: true }).click();
        await page.getByRole("columnheader", { name: "Stool" }).waitFor();
        await page.getByRole("link", { name: "Remove from the comparison: Rest" }).click();
        await page.getByRole("columnheader", { name: "Rest" }).waitFor({ state: "detached" });
        expect(page.url()).toMatch(/product=fold&product=stool$/);
      },
      desktop,
    );
  });

  test("works without JavaScript from a card to three products", async () => {
    await visit(
      browser,
      address("en", "/category/chairs"),
      async ({ page }) => {
        expect(await page.getByRole("button", { name: /^Wish list/ }).count()).toBe(0);
        await page.getByRole("button", { name: "Compare: Rest", exact: true }).click();
        for (const slug of ["fold", "stool"]) {
          await page.getByLabel("Add a product").selectOption(slug);
          await page.getByRole("button", { name: "Add", exact: true }).click();
          await page.waitForURL((url) => url.search.endsWith(`product=${slug}`));
        }
        expect(await page.getByRole("columnheader").count()).toBe(3);
        expect(new URL(page.url()).search).toBe("?product=rest&product=fold&product=stool");
      },
      withoutScripts,
    );
  });

  test.each([2, 4])("of %i products fits a phone, and its heads stay visible", async (count) => {
    const products = ["rest", "fold", "stool", "board"].slice(0, count);
    await visit(
      browser,
      address("uk", `/compare?${products.map((slug) => `product=${slug}`).join("&")}`),
      async ({ page }) => {
        expect(await isWiderThanWindow(page)).toBe(false);
        await page.locator(".comparison__scroll").evaluate((box, scrollsItself) => {
          box.scrollTop = box.scrollHeight;
          box.scrollIntoView({ block: scrollsItself ? "start" : "end" });
        }, count > 2);
        const head = await page.getByRole("columnheader").first().boundingBox();
        expect(head!.y).toBeGreaterThanOrEqual(0);
        const label = page.getByRole("rowheader").first();
        const start = (await label.boundingBox())!.x;
        const hidden = await page.locator(".comparison__scroll").evaluate((box) => {
          box.scrollLeft = box.scrollWidth;
          return box.querySelector("thead")!.scrollWidth - box.querySelector("thead")!.clientWidth;
        });
        // The background of the heads covers all of them, and labels stay in place.
        expect(hidden).toBe(0);
        expect((await label.boundingBox())!.x).toBeCloseTo(start, 0);
        expect(await findings(page)).toEqual([]);
      },
      phone,
    );
  });
});

describe("the finder", () => {
  test("shows results with reasons at once, and has the answers in its address", async () => {
    await visit(
      browser,
      address("en", "/finder/lamps"),
      async ({ page }) => {
        const suggestions = page.getByRole("main").getByRole("heading", { level: 3 });
        await page.getByLabel("On a desk").check();
        await page.getByText("Made for desks").first().waitFor();
        expect(page.url()).toMatch(/\?answer=desk$/);
        expect(await suggestions.allTextContents()).toEqual(["Beam", "Arc", "Cone"]);
        await page.getByLabel("More than 500 lm").check();
        await expect.poll(() => suggestions.allTextContents()).toEqual(["Arc", "Cone", "Beam"]);
        expect(await page.getByText("Does not fit: How much light do you need?").count()).toBe(1);
        expect(await findings(page)).toEqual([]);
      },
      desktop,
    );
  });

  test("works without JavaScript", async () => {
    await visit(
      browser,
      address("de", "/finder/lamps"),
      async ({ page }) => {
        await page.getByLabel("Auf dem Boden").check();
        await page.getByRole("button", { name: "Vorschläge anzeigen" }).click();
        await page.getByText("Für den Boden gemacht").waitFor();
        expect(await page.getByLabel("Auf dem Boden").isChecked()).toBe(true);
      },
      withoutScripts,
    );
  });
});

describe("local storage", () => {
  test("the wish list is filled with hearts and is shown before any interaction", async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(address("en", "/product/rest"));
      const heart = page.getByRole("main").getByRole("button", { name: "Wish list: Rest" }).first();
      await heart.click();
      await page.locator("[aria-pressed=true]").waitFor();
      await page.goto(address("en", "/wish-list"));
      await page.getByRole("heading", { name: "Rest" }).first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: "Wish list: Rest" }).click();
      await page.getByText("Nothing is on this list yet.").waitFor();
      expect(await stored(page, "wish-list")).toBeNull();
    } finally {
      await context.close();
    }
  });

  test("viewed products are listed at the end of the next product's page", async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      for (const slug of ["rest", "arc"]) {
        await page.goto(address("en", `/product/${slug}`));
        await page.mouse.wheel(0, 100);
        await page.waitForFunction((own) => localStorage.getItem("products.viewed")?.startsWith(own), slug);
      }
      expect(requests.filter((url) => url.includes("viewed-products"))).toEqual([]);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const section = page.locator("section", {
        has: page.getByRole("heading", { name: "Recently viewed" }),
      });
      await section.getByRole("link", { name: "Rest" }).waitFor();
      expect(await section.getByRole("link", { name: "Arc", exact: true }).count()).toBe(0);
    } finally {
      await context.close();
    }
  });
});
