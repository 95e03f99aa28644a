import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { timingMetrics } from "#app/server/ops/page-timings.ts";
import { timingsPath } from "#app/site/timings.ts";

import { openSite, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";

const token = "0123456789abcdef";
const { browser, address } = await openSite();

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "test", TIMINGS_PERCENT: "100", METRICS_TOKEN: token });
});
afterAll(() => server.stop());

const url = (path: string) => `http://de.localhost:${server.port}${path}`;

async function countsOf(route: string) {
  const authorization = `Bearer ${token}`;
  const { body } = await server.fetch("de.localhost", "/metrics", { headers: { authorization } });
  return Object.values(timingMetrics).map(({ name }) => {
    const line = `${name}_count{route="${route}",site="de"} `;
    return Number(
      body
        .split("\n")
        .find((one) => one.startsWith(line))
        ?.slice(line.length) ?? 0,
    );
  });
}

const measured = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/assets\/web-vitals-[^/]*\.js$/.test(name)),
  );

/** Waits for the browser's measurement, which follows the interaction by some frames. */
const interactionIsMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          // The observers of the page run before the next idle time.
          requestIdleCallback(() => setTimeout(resolve, 100));
        }).observe({ type: "first-input", buffered: true });
        // Without an animation there would be no next frame.
        requestAnimationFrame(() => {});
      }),
  );

test("the timings of a visit become metrics when the visitor leaves the page", async () => {
  await visit(
    browser,
    url("/product/arc"),
    async ({ page }) => {
      await measured(page);
      await page.locator("main h1").click();
      await page.keyboard.press("Tab");
      await interactionIsMeasured(page);
      expect(await countsOf("/product/$slug")).toEqual([0, 0, 0, 0]);
      await page.goto(url("/help"));
      await expect.poll(() => countsOf("/product/$slug")).toEqual([1, 1, 1, 1]);
    },
    { freshPage: true },
  );
});

test("no script is loaded for timings before an interaction", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(url("/help"));
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => path.endsWith(".js") || path === timingsPath)).toEqual([]);
  await context.close();
});

test("no script is loaded for timings that are switched off", async () => {
  await visit(browser, address("de", "/help"), async ({ page }) => {
    await page.waitForLoadState("networkidle");
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(scripts.filter((name) => name.includes("web-vitals"))).toEqual([]);
  });
});
