import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { findings } from "../support/axe.ts";
import { openSite, visit } from "../support/browser.ts";
import { type FakeCarrier, startCarrier } from "../support/carrier.ts";
import { responseOf, candidatesResponse, hostileLocation } from "../support/carrier-responses.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { json } from "../support/fake-server.ts";

const { browser } = await openSite();

let carrier: FakeCarrier;
let server: TestServer;
beforeAll(async () => {
  carrier = await startCarrier();
  server = await startServer({ APP_ENV: "test", ...carrier.environment });
});
beforeEach(() => carrier.reset());
afterAll(async () => {
  await server.stop();
  await carrier.stop();
});

const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;
const still = { reducedMotion: "reduce" as const, viewport: { width: 1440, height: 900 } };
const plain = { javaScriptEnabled: false };
const asked = "?pickup-city=Neuss&pickup-country=DE&pickup-postcode=41460";

const section = (page: Page) => page.locator("#pickup-points");
const status = (page: Page) => section(page).getByRole("status").first();
/** Waits longer than the carrier's time-out. */
async function showsStatus(page: Page, words: string) {
  await expect.poll(() => status(page).textContent(), { timeout: 12_000 }).toBe(words);
}
const cards = (page: Page) => section(page).locator("li[id]");
const field = (page: Page, name: string) => section(page).locator(`[name=pickup-${name}]`);

async function search(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  await section(page).locator("button[type=submit]").click();
}

describe("without JavaScript", () => {
  test.each(["/where-to-buy", "/service-center"])("%s searches and leads to the results", async (path) => {
    await visit(
      browser,
      address("de", `${path}?country=DE`),
      async ({ page }) => {
        expect(await field(page, "country").inputValue()).toBe("DE");
        await search(page, { postcode: "41460", city: "Neuss" });
        await page.waitForURL(/pickup-city=Neuss&pickup-country=DE&pickup-postcode=41460#pickup-points$/);
        expect(await status(page).textContent()).toBe("10 Abholstellen");
        expect(await cards(page).count()).toBe(10);
        expect(await cards(page).first().textContent()).toContain("9:00–18:30");
        expect(await field(page, "postcode").inputValue()).toBe("41460");
        // The rest of the page is unchanged: only shops of one country.
        expect(await page.locator("select[name=country]").first().inputValue()).toBe("DE");
        // The empty field first redirects to the clean URL, without a second request.
        expect(carrier.asked.locations).toHaveLength(1);
      },
      plain,
    );
  });

  test("an ambiguous address has a link to each candidate", async () => {
    carrier.reply.locations = [json(200, candidatesResponse)];
    await visit(
      browser,
      address("en", "/where-to-buy?pickup-city=Frankfurt&pickup-country=DE"),
      async ({ page }) => {
        await section(page).getByRole("link", { name: "60306 FRANKFURT, DE" }).click();
        await page.waitForURL("**pickup-postcode=60306**");
        expect(await status(page).textContent()).toBe("10 pick-up points");
      },
      plain,
    );
  });
});

describe("with JavaScript", () => {
  test("a search does not reload the page, announces its state, and keeps the focus", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy"),
      async ({ page }) => {
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const shops = await page.getByRole("main").getByRole("status").first().textContent();
        await search(page, { postcode: "41460", city: "Neuss" });
        await showsStatus(page, "10 pick-up points");
        expect(new URL(page.url()).search).toContain("pickup-postcode=41460");
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Find pick-up points");
        expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
        expect(await page.getByRole("main").getByRole("status").first().textContent()).toBe(shops);
        await page.goBack();
        await expect.poll(() => cards(page).count()).toBe(0);
        expect(await field(page, "postcode").inputValue()).toBe("");
        expect(await field(page, "country").inputValue()).toBe("GB");
      },
      still,
    );
  });

  test("the list and the map show the same points", async () => {
    await visit(
      browser,
      address("en", `/service-center${asked}`),
      async ({ page }) => {
        await cards(page).first().scrollIntoViewIfNeeded();
        const show = cards(page).first().getByRole("button", { name: "Show on the map" });
        await show.waitFor({ timeout: 40_000 });
        expect(await section(page).getByRole("region", { name: "Map of the pick-up points" }).count()).toBe(
          1,
        );
        await show.click();
        await section(page).getByRole("region", { name: "KIOSK 1", exact: true }).waitFor();
      },
      still,
    );
  });

  test("a carrier that hangs leaves the page usable, and the visitor is notified", async () => {
    carrier.reply.locations = "hang";
    await visit(
      browser,
      address("en", "/where-to-buy"),
      async ({ page }) => {
        await search(page, { city: "Neuss" });
        await showsStatus(page, "Contacting the carrier…");
        await page.locator("header").getByRole("link", { name: "Where to buy" }).first().focus();
        await showsStatus(page, "The carrier did not answer in time. Please try again later.");
      },
      still,
    );
  });

  test("a visitor whose connection breaks is notified", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy"),
      async ({ page, complaints }) => {
        await page.route("**/_serverFn/**", (route) =>
          route.request().method() === "POST" ? route.abort() : route.continue(),
        );
        await search(page, { city: "Neuss" });
        await showsStatus(page, "The carrier cannot be reached at the moment. Please try again later.");
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("ERR_FAILED")));
      },
      still,
    );
  });

  test("a filter of shops sends no request to the carrier", async () => {
    await visit(
      browser,
      address("en", "/where-to-buy"),
      async ({ page }) => {
        await field(page, "city").fill("Neuss");
        await page.locator("select[name=kind]").selectOption("local");
        await page.waitForURL("**?kind=local");
        expect(carrier.asked.locations).toHaveLength(0);
      },
      still,
    );
  });
});

describe("accessibility", () => {
  test.each([
    ["the form", "/where-to-buy", undefined],
    ["the results", `/where-to-buy${asked}`, undefined],
    ["the results beside the service form", `/service-center${asked}`, undefined],
    ["candidates", `/where-to-buy${asked}`, candidatesResponse],
    ["hostile texts", `/where-to-buy${asked}`, responseOf(hostileLocation)],
    ["an error", `/where-to-buy${asked}`, { hello: "world" }],
  ])("the page has no findings with %s", async (_, path, answer) => {
    if (answer) carrier.reply.locations = json(200, answer);
    for (const code of ["en", "kz"]) {
      await visit(
        browser,
        address(code, path),
        async ({ page }) => expect(await findings(page)).toEqual([]),
        { reducedMotion: "reduce" },
      );
    }
  });

  test("the page fits a window of 320 px", async () => {
    carrier.reply.locations = json(200, responseOf(hostileLocation));
    await visit(
      browser,
      address("de", `/where-to-buy${asked}`),
      async ({ page }) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
      { reducedMotion: "reduce", viewport: { width: 320, height: 700 } },
    );
  });
});
