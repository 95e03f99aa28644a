/** Every error that happens in the browser. Those of the server are in `tests/server/error-pages.test.ts`. */
import { sql } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { hydrated, openSite, resetPage, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";

const { browser } = await openSite();

let server: TestServer;
let context: BrowserContext;
let page: Page;
/** Errors and warnings on the console, and uncaught errors. */
let complaints: string[];
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, (db) =>
    // The page of this product throws when it is rendered.
    db.execute(sql`update product_text set features = '[null]' where product = 'facet'`),
  );
});
afterAll(() => server.stop());

beforeAll(async () => {
  context = await browser.newContext();
  // Disables prefetching, so that requests fail when they are needed.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }),
  );
  page = await context.newPage();
});
afterAll(() => context.close());

beforeEach(() => {
  complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterEach(() => resetPage(page));

const serverFunctions = "**/_serverFn/**";
const commonMessages = /\/assets\/messages-[a-z]+-common-[\w-]+\.json$/;
const catalogMessages = /\/assets\/messages-[a-z]+-catalog-[\w-]+\.json$/;

async function open(code: string, path: string) {
  await page.goto(address(code, path));
  await hydrated(page);
}

/** Navigates on the client, as links of the site do. The router observes every new history entry. */
const follow = (href: string) => page.evaluate((to) => history.pushState({}, "", to), href);

const main = () => page.getByRole("main");
const oops = () => page.getByRole("heading", { level: 1, name: "Oops" });

async function goHome() {
  await main().getByRole("link", { name: "Back to home" }).click();
  await page.waitForURL(/:\d+\/$/);
  await page.getByRole("heading", { level: 1, name: "Cut for play." }).waitFor();
}

describe("any route error", () => {
  test("a page that throws shows the error page with the error's message, and its links work", async () => {
    await open("en", "/about");
    await follow("/product/facet");
    await oops().waitFor();
    expect(await main().textContent()).toMatch(/^500Oops.*Cannot destructure/);
    await goHome();
    await follow("/product/prism");
    await page.getByRole("heading", { level: 1, name: "Prism" }).waitFor();
  });

  test("the error page that the server renders is not changed by hydration, and its links work", async () => {
    await open("en", "/product/facet");
    expect(await main().textContent()).toMatch(/^500Oops.*Request [\w-]+ failed/);
    expect(complaints.filter((line) => !/status of 500|Request [\w-]+ failed/.test(line))).toEqual([]);
    await goHome();
  });
});

describe("an error page that fails", () => {
  test("is replaced by the fallback with the details and a link home", async () => {
    // A message file in which the first word of the error page is invalid.
    await page.route(commonMessages, async (route) => {
      const { body } = await server.fetch("de.localhost", new URL(route.request().url()).pathname);
      await route.fulfill({ contentType: "application/json", body: body.replace('["Hoppla"]', "[null]") });
    });
    await open("de", "/about");
    await follow("/nowhere");
    const alert = page.getByRole("alert");
    await alert.getByText("An error occurred while showing the error page").waitFor();
    expect(await alert.textContent()).toMatch(/not iterable/);
    await page.unroute(commonMessages);
    await alert.getByRole("link", { name: "Back to home" }).click();
    await page.waitForURL(address("de", "/"));
    await page.getByRole("heading", { level: 1, name: "Für das Spiel geschliffen." }).waitFor();
  });
});

describe("an address without a route or with invalid parameters", () => {
  test.each(["/nowhere", "/nowhere/at/all", "/product/nowhere", "/Not%20a%20slug"])(
    "%s shows that the page could not be found",
    async (path) => {
      await open("en", "/about");
      await follow(path);
      await main().getByText("This page could not be found").waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Oops");
      await goHome();
    },
  );
});

describe("a request that fails during navigation", () => {
  test("shows the error page with its status and message, and turns the progress bar red", async () => {
    await open("en", "/about");
    await page.route(serverFunctions, (route) =>
      route.fulfill({ status: 503, contentType: "text/html", body: "<h1>upstream</h1>" }),
    );
    await page.evaluate(() => {
      new MutationObserver(() => {
        const failed = document.querySelector("[data-failed]");
        if (failed) document.body.dataset.bar = getComputedStyle(failed).backgroundColor;
      }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-failed"] });
    });
    await follow("/category/mice");
    await oops().waitFor();
    expect(await main().textContent()).toMatch(/^503Oops.*The server answered with status 503/);
    // #d4000f
    expect(await page.evaluate(() => document.body.dataset.bar)).toBe("rgb(212, 0, 15)");
    await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
    await page.unroute(serverFunctions);
    await goHome();
    expect(complaints.filter((line) => !line.includes("503"))).toEqual([]);
  });

  test("shows status 500 if it has no status", async () => {
    await open("en", "/about");
    await page.route(serverFunctions, (route) => route.abort());
    await follow("/category/mice");
    await oops().waitFor();
    expect(await main().textContent()).toMatch(/^500Oops/);
  });
});

describe("a part of the program cannot be loaded", () => {
  test("the page is reloaded once in 60 seconds, then the error page is shown", async () => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) documents++;
    });
    await page.route(/\/assets\/(where-to-buy|gallery)-[^/]+\.js/, (route) => route.abort());
    await open("en", "/about");
    await follow("/where-to-buy");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("chunk-reload"))).not.toBeNull();
    // The server's HTML stays until the first interaction.
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await oops().waitFor();
    const loaded = documents;
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0])).toMatchObject({
      type: "reload",
    });
    await goHome();
    await follow("/gallery");
    await oops().waitFor();
    await page.waitForTimeout(500);
    expect(documents).toBe(loaded);
    // After the guard's time another reload is allowed.
    await page.evaluate(() => sessionStorage.setItem("chunk-reload", String(Date.now() - 60_001)));
    await goHome();
    await follow("/gallery");
    await expect.poll(() => documents).toBeGreaterThan(loaded);
  });
});

describe("messages cannot be loaded", () => {
  test("the page is shown in English without a reload, and the console names the failure", async () => {
    await page.route(catalogMessages, (route) => route.abort());
    await open("de", "/about");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow("/product/prism");
    await page.getByRole("heading", { level: 2, name: "Description" }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem("chunk-reload"))).toBeNull();
    expect(complaints.join("\n")).toContain("The catalog messages of de could not be loaded");
  });
});

describe("menus and the site's configuration cannot be read", () => {
  test("the page works without them, without repeated requests and without messages", async () => {
    const degraded = await startServer({}, (db) => db.execute(sql`drop table menu, brand`));
    try {
      await visit(browser, `http://en.localhost:${degraded.port}/about`, async ({ page: opened }) => {
        const asked: string[] = [];
        opened.on("request", (request) => asked.push(request.url()));
        expect(await opened.getByRole("navigation").count()).toBe(0);
        await opened.getByRole("banner").getByRole("link", { name: "Home" }).click();
        await opened.waitForURL(/:\d+\/$/);
        await opened.getByRole("heading", { level: 1, name: "Cut for play." }).waitFor();
        expect(asked.filter((url) => url.includes("_serverFn"))).toHaveLength(1);
      });
    } finally {
      await degraded.stop();
    }
  });
});
