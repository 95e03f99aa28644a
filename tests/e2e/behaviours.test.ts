import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { launchBrowser, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let browser: Browser;
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ APP_ENV: "test" }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const serverFunctions = "**/_serverFn/**";
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const bar = (page: Page) => page.getByRole("progressbar");

/** Goes to a path inside the page, as a link of the site does. The router hears of every new history entry. */
const follow = (page: Page, href: string) => page.evaluate((to) => history.pushState({}, "", to), href);

/** Chromium reports failed requests and our own error pages on the console: here they are meant to be. */
function expectComplaints(complaints: string[], expected: RegExp) {
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  complaints.length = 0;
}

describe("scrolling", () => {
  test("a navigation goes to the top and to the heading; back returns to the place", async () => {
    await visit(browser, address("en", "/"), async ({ page }) => {
      expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
      const link = page.getByRole("main").getByRole("link", { name: "Mice" }).first();
      await link.scrollIntoViewIfNeeded();
      // A click may scroll its link out from under the header first.
      await page.evaluate(() => {
        addEventListener("click", () => Object.assign(window, { before: Math.round(scrollY) }), {
          capture: true,
        });
      });
      await link.click();
      await page.getByRole("heading", { level: 1, name: "Mice" }).waitFor();
      await expect.poll(() => scrolled(page)).toBe(0);
      expect(await focused(page)).toBe("Mice");
      const before = await page.evaluate(() => (window as unknown as { before: number }).before);
      expect(before).toBeGreaterThan(0);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(before);
    });
  });

  test("an address with an anchor goes to it, below the header", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      await follow(page, "/gallery#faq");
      await page.waitForURL("**/gallery#faq");
      const top = () => page.evaluate(() => document.querySelector("#faq")!.getBoundingClientRect().top);
      await expect.poll(async () => (await top()) < 200).toBe(true);
      // 74 px is the header's height.
      expect(Math.round(await top())).toBeGreaterThanOrEqual(74);
      expect(await scrolled(page)).toBeGreaterThan(500);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("faq");
    });
  });
});

describe("the progress bar and the page loading indicator", () => {
  test("they are shown while data is loaded, and go afterwards", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      await page.route(serverFunctions, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await follow(page, "/category/mice");
      await page.locator("[data-shown]").waitFor();
      await bar(page).waitFor();
      expect(await bar(page).getAttribute("aria-label")).toBe("Loading");
      await page.getByRole("heading", { level: 1, name: "Mice" }).waitFor();
      await expect.poll(() => bar(page).count()).toBe(0);
      await expect.poll(() => page.locator("[data-shown]").count()).toBe(0);
    });
  });

  test("a failed request turns the bar red and shows the error page with its status and message", async () => {
    await visit(browser, address("en", "/about"), async ({ page, complaints }) => {
      await page.route(serverFunctions, (route) =>
        route.fulfill({ status: 503, contentType: "text/html", body: "<h1>upstream</h1>" }),
      );
      await page.evaluate(() => {
        new MutationObserver(() => {
          const failed = document.querySelector("[data-failed]");
          if (failed) document.body.dataset.bar = getComputedStyle(failed).backgroundColor;
        }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-failed"] });
      });
      await follow(page, "/category/mice");
      await page.getByText("The server answered with status 503").waitFor();
      await page.getByRole("heading", { level: 1, name: "Oops" }).waitFor();
      expect(await page.getByRole("main").textContent()).toContain("503");
      // #d4000f
      expect(await page.evaluate(() => document.body.dataset.bar)).toBe("rgb(212, 0, 15)");
      await expect.poll(() => bar(page).count()).toBe(0);
      await page.unroute(serverFunctions);
      await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
      await page.waitForURL(address("en", "/"));
      expectComplaints(complaints, /503/);
    });
  });
});

describe("connection", () => {
  test("the visitor is told when it is gone and when it is back, in the page's language", async () => {
    await visit(browser, address("de", "/about"), async ({ page }) => {
      const status = page.getByRole("status");
      expect(await status.textContent()).toBe("");
      await page.context().setOffline(true);
      await expect.poll(() => status.textContent()).toContain("Sie sind offline");
      await page.context().setOffline(false);
      await expect.poll(() => status.textContent()).toContain("Sie sind wieder online");
      await expect.poll(() => status.textContent(), { timeout: 6_000 }).toBe("");
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

  test("nothing is loaded ahead for a visitor who saves data", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }),
    );
    await page.goto(address("en", "/about"), { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const link = page.locator('a[href="/where-to-buy"]').last();
    await link.hover();
    await page.waitForTimeout(2_500);
    expect(await routeCode(page)).toBe(0);
    await context.close();
  });
});

describe("a part of the program that cannot be loaded", () => {
  test("the page is loaded anew once, and then shows the error page", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) documents++;
    });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }),
    );
    await page.route(/\/assets\/(where-to-buy|gallery)-[^/]+\.js/, (route) => route.abort());
    await page.goto(address("en", "/about"), { waitUntil: "networkidle" });
    await follow(page, "/where-to-buy");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("chunk-reload"))).not.toBeNull();
    await page.getByRole("heading", { name: "Oops" }).waitFor();
    const loaded = documents;
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0])).toMatchObject({
      type: "reload",
    });
    await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
    await page.waitForURL(address("en", "/"));
    await follow(page, "/gallery");
    await page.getByRole("heading", { name: "Oops" }).waitFor();
    await page.waitForTimeout(500);
    expect(documents).toBe(loaded);
    // After the guard's time it may be tried again.
    await page.evaluate(() => sessionStorage.setItem("chunk-reload", String(Date.now() - 60_001)));
    await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
    await page.waitForURL(address("en", "/"));
    await follow(page, "/gallery");
    await expect.poll(() => documents).toBeGreaterThan(loaded);
    await context.close();
  });

  test("messages that cannot be loaded are a line on the console: the page is there, in English", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.route(/\/assets\/catalog-[^/]+\.js/, (route) => route.abort());
    await page.goto(address("de", "/about"), { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem("chunk-reload"))).toBeNull();
    expect(lines.join("\n")).toContain("The catalog messages of de could not be loaded");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await context.close();
  });
});

describe("pages that are not there", () => {
  test("an unknown page is 404 and says so", async () => {
    const { status } = await server.fetch(`en.localhost:${server.port}`, "/nowhere/at/all");
    expect(status).toBe(404);
    await visit(browser, address("en", "/about"), async ({ page }) => {
      await follow(page, "/nowhere");
      await page.getByText("This page could not be found").waitFor();
      await expect.poll(() => focused(page)).toBe("Oops");
      await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
      await page.waitForURL(address("en", "/"));
    });
  });
});

describe("languages", () => {
  const locale = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "locale");

  test("following a language link remembers it for a year", async () => {
    await visit(browser, address("en", "/about"), async ({ page }) => {
      expect(await locale(page)).toBeUndefined();
      await page.locator("header summary:visible").hover();
      await page.locator('header a[lang="de"]:visible').first().click();
      await page.waitForURL(address("de", "/about"));
      const cookie = await locale(page);
      expect(cookie).toMatchObject({ value: "de", path: "/", sameSite: "Lax" });
      expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(365);
    });
  });

  test("the server never reads it: the host decides", async () => {
    const { body } = await server.fetch(`el.localhost:${server.port}`, "/about", {
      headers: { cookie: "locale=de" },
    });
    expect(body).toContain('<html lang="el"');
  });
});
