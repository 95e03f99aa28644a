import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address, fetch } = await openSite();

const serverFunctions = "**/_serverFn/**";
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const bar = (page: Page) => page.getByRole("progressbar");

/** Navigates on the client, as links of the site do. The router observes every new history entry. */
const follow = (page: Page, href: string) => page.evaluate((to) => history.pushState({}, "", to), href);

describe("scrolling", () => {
  test("a navigation goes to the top and focuses the heading, and going back restores the scroll position", async () => {
    await visit(browser, address("en", "/"), async ({ page }) => {
      expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
      const link = page.getByRole("main").getByRole("link", { name: /^Lamps ?\d/ });
      await link.scrollIntoViewIfNeeded();
      // The click may first scroll the link out from under the header.
      await page.evaluate(() => {
        addEventListener("click", () => Object.assign(window, { before: Math.round(scrollY) }), {
          capture: true,
        });
      });
      await link.click();
      await page.getByRole("heading", { level: 1, name: "Lamps" }).waitFor();
      await expect.poll(() => scrolled(page)).toBe(0);
      expect(await focused(page)).toBe("Lamps");
      const before = await page.evaluate(() => (window as unknown as { before: number }).before);
      expect(before).toBeGreaterThan(0);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(before);
    });
  });

  test("an address with an anchor goes to it, below the header", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      await follow(page, "/service-center#form-service");
      await page.waitForURL("**/service-center#form-service");
      const top = () =>
        page.evaluate(() => document.querySelector("#form-service")!.getBoundingClientRect().top);
      await expect.poll(async () => (await top()) < 200).toBe(true);
      // The header is 74 px high.
      expect(Math.round(await top())).toBeGreaterThanOrEqual(74);
      expect(await scrolled(page)).toBeGreaterThan(500);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("form-service");
    });
  });
});

describe("the progress bar and the page loading indicator", () => {
  test("are shown while data is loaded, and are hidden afterwards", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      await page.route(serverFunctions, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await follow(page, "/category/lamps");
      await page.locator("[data-shown]").waitFor();
      await bar(page).waitFor();
      expect(await bar(page).getAttribute("aria-label")).toBe("Loading");
      await page.getByRole("heading", { level: 1, name: "Lamps" }).waitFor();
      await expect.poll(() => bar(page).count()).toBe(0);
      await expect.poll(() => page.locator("[data-shown]").count()).toBe(0);
    });
  });
});

describe("the skeleton of a page", () => {
  test("replaces the old page after a second, until the new page replaces it and takes the focus", async () => {
    await visit(browser, address("en", "/category/lamps"), async ({ page }) => {
      const { promise, resolve: answer } = Promise.withResolvers<void>();
      await page.route(serverFunctions, async (route) => {
        await promise;
        await route.continue();
      });
      await follow(page, "/about");
      const heading = page.getByRole("heading", { level: 1 });
      const skeleton = page.locator("main [aria-hidden=true] > div > span");
      await page.locator("[data-shown]").waitFor();
      expect(await heading.textContent()).toBe("Lamps");
      await expect.poll(() => skeleton.count()).toBeGreaterThan(0);
      expect(await heading.count()).toBe(0);
      expect(await page.getByRole("banner").isVisible()).toBe(true);
      answer();
      await page.getByRole("heading", { level: 1, name: "A workshop" }).waitFor();
      expect(await skeleton.count()).toBe(0);
      await expect.poll(() => focused(page)).toBe("A workshop");
    });
  });
});

describe("connection", () => {
  test("the visitor is notified in the page's language when the connection is lost and restored", async () => {
    await visit(browser, address("de", "/about"), async ({ page, complaints }) => {
      const status = page.getByRole("status");
      expect(await status.textContent()).toBe("");
      await page.context().setOffline(true);
      await expect.poll(() => status.textContent()).toContain("Sie sind offline");
      await page.context().setOffline(false);
      await expect.poll(() => status.textContent()).toContain("Sie sind wieder online");
      await expect.poll(() => status.textContent(), { timeout: 6_000 }).toBe("");
      // Aborted prefetches.
      expect(complaints.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
      complaints.length = 0;
    });
  });

  const routeCode = (page: Page) =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => /\/assets\/where-to-buy-/.test(name))
          .length,
    );

  test("the code behind links in view is loaded when the browser is idle", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => routeCode(page), { timeout: 5_000 }).toBe(1);
    });
  });

  test("nothing is prefetched for a visitor who saves data", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }),
    );
    await page.goto(address("en", "/about"), { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const link = page.locator('a[href="/where-to-buy"]:visible').last();
    await link.hover();
    await page.waitForTimeout(2_500);
    expect(await routeCode(page)).toBe(0);
    await context.close();
  });
});

describe("languages", () => {
  const locale = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "locale");

  test("a language link is remembered for a year on the site that it leads to", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      expect(await locale(page)).toBeUndefined();
      await page.locator("header summary:visible").last().hover();
      await page.locator('header a[lang="de"]:visible').first().click();
      await page.waitForURL(address("de", "/about"));
      await expect.poll(() => locale(page)).toMatchObject({ value: "de", domain: "de.localhost" });
      const cookie = await locale(page);
      expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
      expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(365);
    });
  });

  test("the server ignores the cookie, because the host decides", async () => {
    const { body } = await fetch("el", "/about", {
      headers: { cookie: "locale=de" },
    });
    expect(body).toContain('<html lang="el"');
  });
});
