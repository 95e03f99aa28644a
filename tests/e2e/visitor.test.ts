import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { launchBrowser, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

let server: TestServer;
let browser: Browser;
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(sites)("$code", ({ code, languageTag }) => {
  test.each(["/", "/product/facet", "/help"])(
    "%s hydrates without a complaint, in its language",
    async (path) => {
      await visit(browser, address(code, path), async ({ page }) => {
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTag);
        const title = await page.title();
        await page.waitForTimeout(100);
        expect(await page.title()).toBe(title);
      });
    },
  );

  test("no page is wider than a phone", async () => {
    await visit(
      browser,
      address(code, "/"),
      async ({ page }) => {
        for (const path of ["/", "/product/lattice-tkl", "/category", "/about", "/service-center"]) {
          await page.goto(address(code, path));
          const [width, inner] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            window.innerWidth,
          ]);
          expect({ path, tooWide: width! > inner! }).toEqual({ path, tooWide: false });
        }
      },
      phone,
    );
  });
});

describe("moving about", () => {
  test("from home to a product and back, without loading the document again", async () => {
    await visit(browser, address("uk", "/"), async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole("main").getByRole("link", { name: "Миші" }).first().click();
      await page.waitForURL("**/category/mice");
      await page.getByRole("link", { name: "Facet", exact: true }).click();
      await page.waitForURL("**/product/facet");
      await page.getByRole("heading", { level: 1, name: "Facet" }).waitFor();
      await page.getByText("Добре поєднується з").waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Миші" }).waitFor();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    });
  });

  test("a page that does not exist shows the error page when it is reached from within", async () => {
    await visit(browser, address("de", "/about"), async ({ page }) => {
      await page.evaluate(() => {
        const link = Object.assign(document.createElement("a"), { href: "/nope", textContent: "nope" });
        document.querySelector("main .prose")!.append(link);
      });
      await page.getByRole("link", { name: "nope", exact: true }).click();
      await page.getByText("Diese Seite wurde nicht gefunden").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Zur Startseite" }).click();
      await page.waitForURL(address("de", "/"));
    });
  });

  test("the language menu leads to the same page on the other site", async () => {
    await visit(browser, address("en", "/product/facet?from=test"), async ({ page }) => {
      await page.locator("header summary:visible").hover();
      await page.getByRole("link", { name: "el Ελληνικά" }).click();
      await page.waitForURL(address("el", "/product/facet?from=test"));
      await page.getByText("Συνδυάζεται με").waitFor();
    });
  });

  test("only the visitor's language and the page's areas are loaded", async () => {
    await visit(browser, address("de", "/certificates"), async ({ page }) => {
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      const catalogs = scripts.filter((name) =>
        /\/(common|catalog|support|stores|content|validation)-[\w-]{8}\.js$/.test(name),
      );
      expect(catalogs.map((name) => /\/([a-z]+)-[^/]+\.js/.exec(name)?.[1]).toSorted()).toEqual([
        "common",
        "support",
      ]);
    });
  });
});

describe("without JavaScript", () => {
  const plain = { ...phone, javaScriptEnabled: false };

  test("menus open, pages link to each other and questions unfold", async () => {
    await visit(
      browser,
      address("el", "/"),
      async ({ page }) => {
        await page.locator("header summary:visible").first().click();
        await page.locator("header nav summary", { hasText: "Υποστήριξη" }).click();
        await page.getByRole("link", { name: "Ερωτήσεις και απαντήσεις" }).click();
        await page.waitForURL("**/faq");
        const question = page.locator("main details").first();
        await question.locator("summary").click();
        expect(await question.locator("p").first().isVisible()).toBe(true);
      },
      plain,
    );
  });

  test("the contact form is sent, and the visitor gets a reference number", async () => {
    await visit(
      browser,
      address("uk", "/help"),
      async ({ page }) => {
        await page.getByLabel("Ім’я").fill("Олена");
        await page.getByLabel("Електронна пошта").fill("olena@example.org");
        await page.getByLabel("Повідомлення").fill("Доброго дня");
        await page.getByRole("button", { name: "Надіслати повідомлення" }).click();
        expect(await page.locator("output").textContent()).toMatch(/C-[2-9A-Z]{4}-[2-9A-Z]{4}/);
      },
      plain,
    );
  });
});
