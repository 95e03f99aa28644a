import { devices, type Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { hydrated, openSite, type Site, visit } from "../support/browser.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const phone = devices["Pixel 7"];
const home = () => site.address("en", "/");

/** Goes down the page as a reader does. */
async function readAll(page: Page) {
  const window = page.viewportSize()!.height;
  for (let top = 0; top < (await heightOf(page)); top += window) await scrollTo(page, top);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Parts that the browser passes over until they come near. */
const waitingParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, body > footer")].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length,
  );

describe("what stands below the window", () => {
  test("waits with its pictures and fonts, and is laid out by itself some seconds after the page is loaded", () =>
    visit(
      site.browser,
      "about:blank",
      async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(new URL(request.url()).pathname));
        const opening = Promise.withResolvers<void>();
        await page.route(/hero-desk/, async (route) => {
          await opening.promise;
          await route.continue();
        });
        await page.goto(home(), { waitUntil: "domcontentloaded" });
        await page.waitForTimeout(1_000);
        expect(await waitingParts(page)).toBeGreaterThan(8);
        expect(asked.filter((path) => path.startsWith("/assets/"))).toHaveLength(2);
        opening.resolve();
        await page.waitForLoadState("load");
        expect(await waitingParts(page)).toBeGreaterThan(8);
        await expect.poll(() => waitingParts(page), { timeout: 20_000 }).toBe(0);
      },
      { ...phone },
    ));

  test("is laid out at once where nothing could do so later", async () => {
    const context = await site.browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(home());
    expect(await waitingParts(page)).toBe(0);
    await context.close();
  });

  test("moves nothing that is in the window when it comes near", () =>
    visit(
      site.browser,
      "about:blank",
      async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(home());
        await readAll(page);
        expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      },
      { ...phone },
    ));

  test("is where the visitor left it on the way back", () =>
    visit(
      site.browser,
      home(),
      async ({ page }) => {
        await readAll(page);
        await scrollTo(page, 6000);
        const left = await placeOf(page);
        await hydrated(page);
        await page.evaluate(() =>
          document.querySelector<HTMLAnchorElement>("footer a[href='/faq']")!.click(),
        );
        await page.waitForURL("**/faq");
        await page.waitForLoadState("networkidle");
        await page.goBack();
        await expect.poll(() => placeOf(page)).toBeGreaterThan(left - 4);
        expect(await placeOf(page)).toBeLessThan(left + 4);
      },
      { ...phone },
    ));
});
