/** Everything that a platform can configure, in a browser, under the strict policy. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { fakeMapsService } from "../support/fake-maps-service.ts";
import { fakeProviders } from "../support/fake-providers.ts";
import { scrollThrough } from "../support/page-state.ts";
import { type FakePlatform, type PlatformContent, startPlatform } from "../support/platform.ts";
import { startServer, type TestServer } from "../support/server.ts";

declare global {
  var fired: string[] | undefined;
}

const locales = ["en", "de", "el"] as const;
const paths = [
  "/",
  "/category",
  "/category/mice",
  "/product/facet",
  "/about",
  "/help",
  "/journal",
  "/certificates",
  "/where-to-buy",
  "/service-center",
];
const withoutPictures = new Set(["/certificates", "/where-to-buy", "/service-center"]);
const names: Record<string, string> = { en: "English", de: "Deutsch", el: "Ελληνικά" };

const { browser } = await openSite();
let platform: FakePlatform;
let everything: PlatformContent;
let server: TestServer;
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  platform = await startPlatform({ menus: {}, siteInfo: {}, invitations: {} });
  const menuItem = { name: "Menu of the platform", url: "/journal" };
  const languages = locales.map((code) => ({ code, name: names[code]!, default: code === "en" }));
  for (const code of locales) {
    platform.content.menus[code] = {
      menu_main: [{ id: 1, ...menuItem, children: [{ id: 2, ...menuItem, url: "/about" }] }],
      menu_footer: [{ id: 3, ...menuItem }],
      menu_footer_2: [menuItem],
      menu_header_1: languages.map(({ name, code: badge_text }) => ({
        name,
        badge_text,
        url: `https://${badge_text}.brand.example`,
      })),
    };
    platform.content.siteInfo[code] = {
      language: languages.map(({ code: of, name }) => ({ code: of, name })),
      languages,
      default_language: "en",
      title: "Platform",
      copyright: "© {year} Platform",
      gtm: "GTM-TOLD1",
      clarity: "told1",
      maps: "told-key",
      chat: "https://chat.example/widget.js",
      cdn_url: "https://cdn.example",
      cdn_url_proxy: "https://proxy.example",
      logotype_desktop: "https://logos.example/wide.svg",
      logotype_mobile: "/logos/narrow.svg",
      social: [{ name: "youtube", src: "https://youtube.example/brand" }],
      social_links: [{ url: "https://tiktok.example/brand" }],
      sites: locales.map((of) => ({ code: of, url: `https://${of}.brand.example` })),
      greece: code === "el",
    };
    platform.content.invitations[code] = { "first-cut": { title: "Invitation of the platform" } };
  }
  everything = structuredClone(platform.content);
  server = await startServer({ ...platform.environment, APP_ENV: "test" });
});
afterAll(async () => {
  await server.stop();
  await platform.stop();
});

/** Pictures in the window or above it that are not rendered. */
const blankPictures = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
  });

const logosOf = (page: Page) =>
  page
    .locator(".header__logo img, .footer__logo img")
    .evaluateAll((images) =>
      images.map((image) => [
        new URL((image as HTMLImageElement).currentSrc).host,
        (image as HTMLImageElement).naturalWidth > 0 && image.checkVisibility(),
      ]),
    );

describe.each(locales)("with everything configured, on %s", (code) => {
  test.each(paths)(
    "%s breaks no policy, shows pictures and logos, and fires tags after consent",
    async (path) => {
      await visit(
        browser,
        "about:blank",
        async ({ page }) => {
          await fakeMapsService(page);
          const providers = await fakeProviders(page, address(code, ""), "proxy.example");
          const isTag = (asked: string) => /googletagmanager|clarity|chat|googleapis|analytics/.test(asked);
          await page.goto(address(code, path));
          await hydrated(page);
          await scrollThrough(page);
          expect(providers.asked.filter(isTag)).toEqual([]);
          expect(await page.evaluate(() => globalThis.fired)).toBeUndefined();
          expect(await blankPictures(page)).toEqual([]);
          const hosts = await page.evaluate(() =>
            [...document.images]
              .filter(({ currentSrc }) => URL.parse(currentSrc)?.pathname.startsWith("/media/"))
              .map(({ currentSrc }) => new URL(currentSrc).host),
          );
          expect([...new Set(hosts)]).toEqual(withoutPictures.has(path) ? [] : ["proxy.example"]);
          expect(await logosOf(page)).toEqual([
            ["logos.example", true],
            ["logos.example", true],
          ]);
          await page.locator("[data-consent=accept]").click();
          await expect
            .poll(() => page.evaluate(() => globalThis.fired?.toSorted()))
            .toEqual(["chat", "session analytics", "tag manager"]);
          await page.locator("iframe[title=Chat]").waitFor();
          await expect.poll(() => providers.asked).toContain("k.clarity.ms/collect");
          await expect.poll(() => providers.asked).toContain("www.google-analytics.com/g/collect");
          await page.waitForLoadState("networkidle");
          expect(await page.evaluate(() => globalThis.fired)).toHaveLength(3);
          await providers.stop();
        },
        { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", freshPage: true },
      );
    },
  );
});

test("on a phone the header, also above the open menu, and the footer have the narrow logo", async () => {
  await visit(
    browser,
    "about:blank",
    async ({ page }) => {
      await fakeMapsService(page);
      const providers = await fakeProviders(page, address("en", ""), "proxy.example");
      await page.goto(address("en", "/about"));
      await hydrated(page);
      expect(await logosOf(page)).toEqual([
        ["proxy.example", true],
        ["proxy.example", true],
      ]);
      await page.locator(".mobile-menu__burger").click();
      const seen = await page.evaluate(() => {
        const logo = document.querySelector(".header__logo img")!;
        const { x, y, width, height } = logo.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === logo;
      });
      expect(seen).toBe(true);
      await providers.stop();
    },
    { viewport: { width: 360, height: 640 }, reducedMotion: "reduce", freshPage: true },
  );
});

const wrong = (value: unknown): unknown =>
  Array.isArray(value) ? [7, null, {}] : typeof value === "string" ? { no: "text" } : "wrong";

describe.each<[string, () => void]>([
  [
    "every field missing",
    () => {
      for (const code of locales) {
        platform.content.menus[code] = {};
        platform.content.siteInfo[code] = {};
      }
    },
  ],
  [
    "every field wrong",
    () => {
      for (const code of locales) {
        const { menus, siteInfo } = platform.content;
        menus[code] = { menu_main: [7], menu_footer: ["x"], menu_footer_2: [{}], menu_header_1: [null] };
        const fields = Object.entries(everything.siteInfo[code]!).map(([name, value]) => [
          name,
          wrong(value),
        ]);
        siteInfo[code] = Object.fromEntries(fields);
      }
    },
  ],
  ["a platform that does not answer", () => (platform.reply = "hang")],
])("with %s", (_name, spoil) => {
  let spoiled: TestServer;
  beforeAll(async () => {
    spoil();
    spoiled = await startServer({ ...platform.environment, APP_ENV: "test" });
  });
  afterAll(() => spoiled.stop());

  test.each(locales.flatMap((code) => paths.map((path) => [code, path] as const)))(
    "%s%s is complete",
    async (code, path) => {
      const { status, body } = await spoiled.fetch(`${code}.localhost`, path);
      expect(status).toBe(200);
      expect(body).toMatch(/<header class="header__root[^]*<main[^]*<h1[^]*<footer[^]*id="cookie-notice"/);
      expect(body).toContain('class="wide-logo__root"');
      expect(body.split("<main")[1]!.split("</main>")[0]!.length).toBeGreaterThan(2_000);
    },
  );
});
