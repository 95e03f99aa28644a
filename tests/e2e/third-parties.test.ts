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

/** Reads consent at its start as the tag manager does: the commands in the data layer, in order. */
const fakeTagManager = `globalThis.consentAtStart = (${String(readCommands)})();`;

type Command = [action: string, purposes: Record<string, string>];

declare global {
  // oxlint-disable-next-line no-var -- a property of the window
  var consentAtStart: Command[] | undefined;
}

/** Runs in the page. Commands are `arguments` objects, not arrays or plain objects. */
function readCommands(): Command[] {
  return (globalThis.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === "[object Arguments]")
    .map((entry) => [...(entry as [string, ...Command])])
    .filter(([name]) => name === "consent")
    .map(([, action, purposes]) => [action, purposes] as Command);
}

const purposes = (state: string) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});
const denied: Command = ["default", purposes("denied")];

/** Responds in place of the providers and records all requests to other hosts. */
async function recordOutside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => !url.host.includes("localhost"),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: "text/javascript",
        body: route.request().url() === scripts[0] ? fakeTagManager : "/* a provider's script */",
      });
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

  test.each(["/product/arc", "/where-to-buy", "/contacts", "/cookies"])(
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

  test("the tag manager finds all purposes denied by default, and then the granted purposes", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      await recordOutside(page);
      await page.goto(configured("/about"));
      await accept(page);
      await expect
        .poll(() => page.evaluate(() => globalThis.consentAtStart))
        .toEqual([denied, ["update", purposes("granted")]]);
      await page.reload();
      await hydrated(page);
      await expect
        .poll(() => page.evaluate(() => globalThis.consentAtStart))
        .toEqual([denied, ["update", purposes("granted")]]);
    });
  });

  test("the data layer denies all purposes before the choice, and after it if the visitor declines", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.goto(configured("/about"));
      await hydrated(page);
      await expect.poll(() => page.evaluate(readCommands)).toEqual([denied]);
      await page.getByRole("button", { name: "Decline" }).click();
      await expect.poll(() => page.evaluate(readCommands)).toEqual([denied, ["update", purposes("denied")]]);
      expect(asked).toEqual([]);
    });
  });

  test("never run on a page whose address is a secret", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.context().addCookies([{ name: "accept-cookies", value: "true", url: configured("/") }]);
      await page.goto(configured("/subscription?token=secret"));
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => typeof globalThis.dataLayer)).toBe("undefined");
    });
  });

  test("visitors who accepted before are not asked again", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const asked = await recordOutside(page);
      await page.context().addCookies([{ name: "accept-cookies", value: "true", url: configured("/") }]);
      await page.goto(configured("/"));
      await hydrated(page);
      await expect.poll(() => asked.toSorted()).toEqual(scripts.toSorted());
    });
  });

  test("are not contacted on any page after the visitor declines", async () => {
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

  test("are removed with their cookies when the consent is withdrawn", async () => {
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
      expect(await page.evaluate(() => typeof globalThis.clarity)).toBe("undefined");
      expect(await page.evaluate(readCommands)).toEqual([denied, ["update", purposes("denied")]]);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["accept-cookies"]);
    });
  });

  test("a site without providers contacts none, and its policy allows none", async () => {
    const { headers } = await fetch("en", "/");
    expect(headers["content-security-policy"]).not.toMatch(/googletagmanager|clarity|chat/);
    const policy = (await server.fetch("brand.example", "/")).headers["content-security-policy"];
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

  test("a script that the policy does not allow does not run", async () => {
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
