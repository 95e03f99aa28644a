import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { brand } from "#app/server/data/database/schema.ts";
import type { Services } from "#app/site/services.ts";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { scrollThrough } from "../support/page-state.ts";
import { startServer, type TestServer } from "../support/server.ts";

const services = {
  tagManager: "GTM-TEST1",
  sessionAnalytics: "test1",
  chat: "https://chat.example/widget.js",
} satisfies Services;

const scripts = [
  "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1",
  "https://www.clarity.ms/tag/test1",
  services.chat,
];

const { browser, address: plain, fetch } = await openSite();

let server: TestServer;
const configured = (path: string) => `http://en.localhost:${server.port}${path}`;

beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, (db) =>
    db
      .update(brand)
      .set({ data: sql`${brand.data} || ${JSON.stringify({ services })}::jsonb` })
      .where(eq(brand.locale, "en")),
  );
});
afterAll(() => server.stop());

/** Answers in the place of the providers and keeps what was asked of anyone but the site. */
async function recordOutside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => !url.host.includes("localhost"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "/* a provider's script */" });
    },
  );
  return asked;
}

const accept = (page: Page) => page.getByRole("button", { name: "Accept" }).click();

describe("other providers", () => {
  test("are not contacted before the visitor accepts, then each is requested once", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.goto(configured("/"));
      await page.getByRole("button", { name: "Accept" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await accept(page);
      await expect.poll(() => asked.toSorted()).toEqual(scripts.toSorted());
      await page.getByRole("banner").getByRole("link").first().click();
      await page.waitForLoadState("networkidle");
      expect(asked).toHaveLength(scripts.length);
    });
  });

  test.each(["/product/facet", "/where-to-buy", "/contacts", "/cookies"])(
    "are not contacted before the visitor accepts on %s, also when the application has loaded",
    async (path) => {
      await visit(browser, "about:blank", async ({ page }) => {
        const asked = await recordOutside(page);
        await page.goto(configured(path));
        await hydrated(page);
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        expect(asked).toEqual([]);
      });
    },
  );

  test("the tag manager hears that everything is denied before it hears what is granted", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      await recordOutside(page);
      await page.goto(configured("/about"));
      await accept(page);
      await expect.poll(() => page.evaluate(() => globalThis.dataLayer?.length)).toBe(3);
      const commands = await page.evaluate(() =>
        globalThis.dataLayer!.slice(0, 2).map((command) => [...(command as unknown[])].slice(0, 2)),
      );
      expect(commands).toEqual([
        ["consent", "default"],
        ["consent", "update"],
      ]);
    });
  });

  test("who accepted before is not asked again", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.context().addCookies([{ name: "accept-cookies", value: "true", url: configured("/") }]);
      await page.goto(configured("/"));
      await hydrated(page);
      await expect.poll(() => asked.toSorted()).toEqual(scripts.toSorted());
    });
  });

  test("who declined is not taken anywhere, on no page", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.goto(configured("/"));
      await page.getByRole("button", { name: "Decline" }).click();
      await page.goto(configured("/about"));
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
    });
  });

  test("are gone with their cookies once the consent is withdrawn", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.goto(configured("/about"));
      await accept(page);
      await expect.poll(() => asked.length).toBe(scripts.length);
      await page.evaluate(() => (document.cookie = "_clck=1; Path=/"));
      asked.length = 0;
      await page.getByRole("button", { name: "Change cookie choice" }).click();
      await page.getByRole("button", { name: "Decline" }).click();
      await hydrated(page);
      await page.goto(configured("/help"));
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => [typeof globalThis.dataLayer, typeof globalThis.clarity])).toEqual([
        "undefined",
        "undefined",
      ]);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["accept-cookies"]);
    });
  });

  test("a site that configures none asks nobody, and its policy names nobody", async () => {
    const { headers } = await fetch("en", "/");
    expect(headers["content-security-policy"]).not.toMatch(/googletagmanager|clarity|chat/);
    const policy = (await server.fetch("ametrin.example", "/")).headers["content-security-policy"];
    expect(policy).toContain("https://www.googletagmanager.com");
    expect(policy).toContain("https://chat.example");
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.goto(plain("en", "/"));
      await accept(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
    });
  });

  test("a script that nobody allowed does not run", async () => {
    await visit(browser, plain("en", "/about"), async ({ page, complaints }) => {
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.injected = true";
        document.body.append(script);
      });
      expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
      expect(complaints.splice(0).join()).toContain("Content Security Policy");
    });
  });
});
