import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

type TraceEvent = { name: string; args: { elementCount?: number } };

const { browser, address } = await openSite();

describe("the mobile menu", () => {
  test("fills the window, locks the page and closes when a link is followed", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        const burger = page.locator("header summary", { hasText: "Open menu" });
        expect(await burger.getAttribute("aria-expanded")).toBe("false");
        await burger.click();
        const opened = page.locator("header summary[aria-expanded=true]");
        expect(await opened.innerText()).toBe("Close menu");
        await expect.poll(() => opened.evaluate((node) => getComputedStyle(node).display)).toBe("grid");
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
          "hidden",
        );
        expect(await page.locator("main h1").isVisible()).toBe(false);
        await page.locator("header nav summary", { hasText: "Support" }).click();
        await page.locator("header").getByRole("link", { name: "Questions" }).click();
        await page.waitForURL("**/faq");
        await page.getByRole("main").waitFor();
        expect(await opened.count()).toBe(0);
        await page.goBack();
        await page.waitForURL(address("en", "/"));
        expect(await opened.count()).toBe(0);
      },
      phone,
    );
  });

  test("closes on Escape and returns the focus", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        const burger = page.locator("header summary", { hasText: "Open menu" });
        await burger.click();
        const close = page.locator("header summary[aria-expanded=true]", { hasText: "Close menu" });
        await close.waitFor();
        await page.locator("header nav summary", { hasText: "Products" }).focus();
        await page.keyboard.press("Escape");
        await close.waitFor({ state: "detached" });
        await burger.and(page.locator(":focus")).waitFor();
      },
      phone,
    );
  });

  test("closes without computing the page's styles anew, though the full style sheet arrived behind it", async () => {
    await visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        // A page that was rendered for this request links the sheet.
        const full = page.locator("head > link[rel=stylesheet]");
        while (await full.count()) await page.reload();
        // The application never arrives: it would measure the page, too.
        await page.route("**/assets/*.js", () => undefined);
        await page.locator("header summary", { hasText: "Open menu" }).tap();
        await page.waitForFunction(
          () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet,
        );
        await browser.startTracing(page, { categories: ["devtools.timeline"] });
        await page.locator("header summary", { hasText: "Close menu" }).tap();
        await page.locator("main h1").waitFor();
        const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
          traceEvents: TraceEvent[];
        };
        const restyled = traceEvents
          .filter(({ name, args }) => name === "UpdateLayoutTree" && args.elementCount)
          .map(({ args }) => args.elementCount!);
        expect(restyled.length).toBeGreaterThan(0);
        expect(Math.max(...restyled)).toBeLessThan((await page.locator("main *").count()) / 2);
      },
      { ...phone, freshPage: true },
    );
  });

  test("its languages open on a click and lead to the same page", async () => {
    await visit(
      browser,
      address("en", "/about"),
      async ({ page }) => {
        await page.locator("header summary", { hasText: "Open menu" }).click();
        await page.locator("header summary", { hasText: "English" }).click();
        await page.getByRole("link", { name: "uk Українська" }).click();
        await page.waitForURL(address("uk", "/about"));
      },
      phone,
    );
  });

  test("opens without JavaScript and covers the page", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        await page.locator("header summary", { hasText: "Open menu" }).click();
        expect(await page.locator("main h1").isVisible()).toBe(false);
        await page.locator("header nav summary", { hasText: "Support" }).click();
        await page.locator("header").getByRole("link", { name: "Questions" }).click();
        await page.waitForURL("**/faq");
      },
      { ...phone, javaScriptEnabled: false },
    );
  });
});
