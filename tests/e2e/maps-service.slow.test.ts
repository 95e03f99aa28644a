import { sql } from "drizzle-orm";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { brand } from "#app/server/data/database/schema.ts";
import type { Services } from "#app/site/services.ts";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { fakeMapOf, fakeMapsService } from "../support/fake-maps-service.ts";
import { startServer, type TestServer } from "../support/server.ts";

const services = { maps: { key: "test-key" } } satisfies Services;

const { browser, address: plain, fetch } = await openSite();

let server: TestServer;
const configured = (path: string, code = "en") => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, (db) =>
    db.update(brand).set({ data: sql`${brand.data} || ${JSON.stringify({ services })}::jsonb` }),
  );
});
afterAll(() => server.stop());

const still = { reducedMotion: "reduce" as const, viewport: { width: 1440, height: 900 } };

const main = (page: Page) => page.getByRole("main");
const onMap = (page: Page) => main(page).locator("div[data-ready]");
const clusters = (page: Page) => main(page).getByRole("button", { name: /places close together/ });
const pins = (page: Page) => main(page).locator("button[title]").filter({ hasNotText: /\d/ });
const cards = (page: Page) => main(page).locator("li[id]");
const mark = (page: Page, kind: string) => main(page).locator(`[aria-hidden=true][data-kind=${kind}]`);
const ownMap = (page: Page) => page.locator(".maplibregl-map canvas");

/** Number of places that the pins and clusters on the map stand for. */
async function pinned(page: Page): Promise<number> {
  const counts = (await clusters(page).allTextContents()).map(Number);
  return counts.reduce((sum, count) => sum + count, await pins(page).count());
}

/** Opens a page after consent, with a fake of the service. */
const visitAccepted = (
  path: string,
  use: (page: Page, asked: URL[], complaints: string[]) => Promise<void>,
  options: BrowserContextOptions = still,
) =>
  visit(
    browser,
    "about:blank",
    async ({ page, complaints }) => {
      const asked = await fakeMapsService(page);
      await page.context().addCookies([{ name: "accept-cookies", value: "true", url: configured("/") }]);
      await page.goto(configured(path));
      await hydrated(page);
      await onMap(page).waitFor();
      await use(page, asked, complaints);
    },
    options,
  );

describe("an external maps service", () => {
  test("is not contacted before the visitor accepts, then its script is requested once", async () => {
    await visit(
      browser,
      "about:blank",
      async ({ page }) => {
        const asked = await fakeMapsService(page);
        await page.goto(configured("/where-to-buy"));
        await hydrated(page);
        await ownMap(page).waitFor({ timeout: 40_000 });
        expect(asked).toEqual([]);
        await page.getByRole("button", { name: "Accept" }).click();
        const header = page.locator("header");
        await header.locator("nav").getByText("Support").first().hover();
        await header.getByRole("link", { name: "Service centers" }).click();
        await page.waitForURL("**/service-center");
        await expect.poll(() => pinned(page)).toBe(48);
        await header.getByRole("link", { name: "Where to buy" }).click();
        await page.waitForURL("**/where-to-buy");
        await expect.poll(() => pinned(page)).toBe(54);
        expect(asked).toHaveLength(1);
        expect(asked[0]!.origin + asked[0]!.pathname).toBe("https://maps.googleapis.com/maps/api/js");
        expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
          key: "test-key",
          libraries: "places,visualization,drawing",
          language: "en",
        });
        expect((await fakeMapOf(page)).maps).toBe(2);
      },
      still,
    );
  });

  test("is requested in the language of the site", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await fakeMapsService(page);
      const url = configured("/where-to-buy", "el");
      await page.context().addCookies([{ name: "accept-cookies", value: "true", url }]);
      await page.goto(url);
      await hydrated(page);
      await onMap(page).scrollIntoViewIfNeeded();
      expect(asked.map(({ searchParams }) => searchParams.get("language"))).toEqual(["el"]);
    });
  });

  test("is allowed by the policy of a site that configures it, and of no other site", async () => {
    const policyOf = ({ headers }: Awaited<ReturnType<typeof fetch>>) => headers["content-security-policy"];
    expect(policyOf(await server.fetch("en.localhost", "/where-to-buy"))).toMatch(
      /script-src [^;]*https:\/\/maps\.googleapis\.com/,
    );
    expect(policyOf(await fetch("en", "/where-to-buy"))).not.toContain("googleapis");
    await visit(
      browser,
      "about:blank",
      async ({ page }) => {
        const asked = await fakeMapsService(page);
        await page.context().addCookies([{ name: "accept-cookies", value: "true", url: plain("en", "/") }]);
        await page.goto(plain("en", "/where-to-buy"));
        await hydrated(page);
        await ownMap(page).waitFor({ timeout: 40_000 });
        expect(asked).toEqual([]);
      },
      still,
    );
  });

  test("that cannot be reached is replaced by the site's own map", async () => {
    await visit(
      browser,
      "about:blank",
      async ({ page, complaints }) => {
        const asked = await fakeMapsService(page, "failure");
        await page.context().addCookies([{ name: "accept-cookies", value: "true", url: configured("/") }]);
        await page.goto(configured("/service-center?country=DE"));
        await hydrated(page);
        await ownMap(page).waitFor({ timeout: 40_000 });
        await expect.poll(() => pinned(page)).toBe(3);
        expect(asked).toHaveLength(1);
        expect(await page.getByRole("alert").count()).toBe(0);
        expect(await main(page).getByRole("status").allTextContents()).toContain("3 service centers");
        expect(complaints.splice(0).join()).toMatch(/ERR_FAILED.*could not be started/s);
      },
      still,
    );
  });
});

describe("the map of an external service", () => {
  test("is replaced by the site's own map when the service rejects the key, also on later pages", async () => {
    await visitAccepted("/service-center", async (page, asked, complaints) => {
      await expect.poll(() => pinned(page)).toBe(48);
      await page.evaluate(() => globalThis.gm_authFailure!());
      await ownMap(page).waitFor({ timeout: 40_000 });
      await expect.poll(() => pinned(page)).toBe(48);
      expect(await fakeMapOf(page)).toMatchObject({ listeners: 0, overlays: 0 });
      await page.locator("header").getByRole("link", { name: "Where to buy" }).click();
      await page.waitForURL("**/where-to-buy");
      await ownMap(page).waitFor({ timeout: 40_000 });
      expect(await fakeMapOf(page)).toMatchObject({ maps: 1 });
      expect(asked).toHaveLength(1);
      expect(complaints.splice(0).join()).toContain("refused the key");
    });
  });

  test("has a pin for every physical place, and follows the filters", async () => {
    await visitAccepted("/service-center", async (page) => {
      await expect.poll(() => pinned(page)).toBe(48);
      expect(await cards(page).count()).toBe(20);
      expect(await clusters(page).count()).toBeGreaterThan(2);
      const { zoom } = await fakeMapOf(page);
      await main(page).locator("form").first().getByLabel("Country").selectOption("DE");
      await page.waitForURL("**/service-center?country=DE");
      await expect.poll(() => pinned(page)).toBe(3);
      expect(await cards(page).count()).toBe(3);
      await expect.poll(async () => (await fakeMapOf(page)).zoom).toBeGreaterThan(zoom);
      await main(page).getByText("Only what the map shows (3)").waitFor();
    });
  });

  test("moves to the place that is selected in the list, and a pin selects its place in the list", async () => {
    await visitAccepted("/service-center", async (page) => {
      const card = main(page).locator("#service-vienna");
      await card.hover();
      await mark(page, "highlighted").waitFor();
      await card.getByRole("button", { name: "Show on the map" }).click();
      await mark(page, "selected").waitFor();
      await expect.poll(() => fakeMapOf(page)).toMatchObject({ zoom: 7 });
      const { center } = await fakeMapOf(page);
      expect([center.lat, center.lng].map(Math.round)).toEqual([48, 16]);
      const name = await card.getByRole("heading").textContent();
      await main(page).getByRole("region", { name: name! }).waitFor();

      const pin = pins(page).last();
      const label = await pin.getAttribute("title");
      await pin.press("Enter");
      const selected = main(page).locator("li[data-selected]").getByRole("heading");
      await expect.poll(() => selected.textContent()).not.toBe(name);
      expect(label).toContain(await selected.textContent());
    });
  });

  test("opens a cluster, and zooms with its buttons", async () => {
    await visitAccepted("/where-to-buy", async (page) => {
      await expect.poll(() => pinned(page)).toBe(54);
      const { zoom } = await fakeMapOf(page);
      await clusters(page).first().press("Enter");
      await expect.poll(() => fakeMapOf(page)).toMatchObject({ zoom: zoom + 2 });
      await main(page).getByRole("button", { name: "Zoom out" }).click();
      await expect.poll(() => fakeMapOf(page)).toMatchObject({ zoom: zoom + 1 });
      await expect.poll(() => pinned(page)).toBe(54);
      const inView = main(page).getByRole("button", { name: /^Only what the map shows \(\d+\)$/ });
      await inView.click();
      await page.waitForURL("**/where-to-buy?area=*");
      const shown = Number(/\d+/.exec((await inView.textContent())!)?.[0]);
      expect(shown).toBeLessThan(54);
      await expect.poll(() => cards(page).count()).toBe(Math.min(20, shown));
    });
  });

  test("shows the visitor among the nearest places", async () => {
    await visitAccepted(
      "/service-center",
      async (page) => {
        await main(page).getByRole("button", { name: "Near me" }).click();
        await page.waitForURL("**/service-center?near=50.08%2C14.43");
        await mark(page, "visitor").waitFor();
        const { center, zoom } = await fakeMapOf(page);
        expect(Math.hypot(center.lat - 50, center.lng - 14)).toBeLessThan(3);
        expect(zoom).toBeGreaterThan(5);
      },
      { ...still, geolocation: { latitude: 50.0823, longitude: 14.4266 }, permissions: ["geolocation"] },
    );
  });

  test("removes its listeners and overlays when its page is left", async () => {
    await visitAccepted("/service-center", async (page) => {
      await expect.poll(() => pinned(page)).toBe(48);
      await page.getByRole("banner").getByRole("link").first().click();
      await page.waitForURL((url) => url.pathname === "/");
      await expect.poll(() => fakeMapOf(page)).toMatchObject({ listeners: 0, overlays: 0 });
    });
  });
});
