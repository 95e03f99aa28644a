import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

type Fades = { begun: number; skipped: number };

/** Counts the view transitions from now on, without handling their errors. */
const watchFades = (page: Page) =>
  page.evaluate(() => {
    const fades: Fades = { begun: 0, skipped: 0 };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      fades.begun++;
      const transition = start(update);
      void transition.ready.then(null, () => fades.skipped++);
      return transition;
    };
    Object.assign(window, { fades });
  });

const fadesOf = (page: Page) => page.evaluate(() => (window as unknown as { fades: Fades }).fades);

/** Slows down transitions, so that they can be inspected. */
const slowDown = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::view-transition-group(root) { animation-duration: 3s !important }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Whether a transition is running. */
const isFading = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")),
  );

/** Navigates on the client, as links of the site do. The router observes every new history entry. */
const follow = (page: Page, href: string) => page.evaluate((to) => history.pushState({}, "", to), href);

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const onPage = (path: string, use: (page: Page) => Promise<void>, options?: BrowserContextOptions) =>
  visit(
    browser,
    address("en", path),
    async ({ page }) => {
      await watchFades(page);
      await use(page);
    },
    options,
  );

describe("a navigation", () => {
  test("fades in the new page, and the previous page on going back", () =>
    onPage("/about", async (page) => {
      await follow(page, "/category/mice");
      await heading(page, "Mice").waitFor();
      expect(await fadesOf(page)).toEqual({ begun: 1, skipped: 0 });
      await page.goBack();
      await heading(page, "We start by taking away").waitFor();
      expect(await fadesOf(page)).toEqual({ begun: 2, skipped: 0 });
      await expect.poll(() => isFading(page)).toBe(false);
    }));

  test("restores the scroll position and focuses the heading on going back", () =>
    onPage("/about", async (page) => {
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
      await page.waitForTimeout(200);
      await follow(page, "/category/mice");
      await heading(page, "Mice").waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await heading(page, "We start by taking away").waitFor();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
    }));

  test("can be overtaken by others without an error, and the last page is shown", () =>
    onPage("/about", async (page) => {
      await slowDown(page);
      await follow(page, "/faq");
      await expect.poll(() => isFading(page)).toBe(true);
      await page.evaluate(() => {
        history.pushState({}, "", "/help");
        history.pushState({}, "", "/category/mice");
      });
      await heading(page, "Mice").waitFor();
      expect(new URL(page.url()).pathname).toBe("/category/mice");
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    }));

  test("can skip its fade without an error", () =>
    onPage("/about", async (page) => {
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.skipTransition();
          return transition;
        };
      });
      await follow(page, "/category/mice");
      await heading(page, "Mice").waitFor();
      expect(await fadesOf(page)).toEqual({ begun: 1, skipped: 1 });
    }));

  test("applies a tap during the fade to the new page", () =>
    onPage("/about", async (page) => {
      await slowDown(page);
      await follow(page, "/faq");
      await expect.poll(() => isFading(page)).toBe(true);
      const link = (await page.locator("header a[href='/where-to-buy']:visible").boundingBox())!;
      await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
      await page.waitForURL("**/where-to-buy");
    }));
});

describe("nothing fades", () => {
  test("for other parameters of a page, or an anchor on it", () =>
    onPage("/category/mice", async (page) => {
      await follow(page, "/category/mice?sort=-price");
      await page.waitForURL("**/category/mice?sort=-price");
      await follow(page, "/category/mice?sort=-price#main");
      await page.waitForURL("**#main");
      await page.goBack();
      await page.waitForTimeout(500);
      expect(await fadesOf(page)).toEqual({ begun: 0, skipped: 0 });
    }));

  test("for visitors who want less motion", () =>
    onPage(
      "/about",
      async (page) => {
        await follow(page, "/category/mice");
        await heading(page, "Mice").waitFor();
        expect(await fadesOf(page)).toEqual({ begun: 0, skipped: 0 });
      },
      { reducedMotion: "reduce" },
    ));

  test("if the browser itself has animated the change, as after a swipe", () =>
    onPage("/about", async (page) => {
      await follow(page, "/category/mice");
      await heading(page, "Mice").waitFor();
      await page.evaluate(() =>
        Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true }),
      );
      await page.goBack();
      await heading(page, "We start by taking away").waitFor();
      expect(await fadesOf(page)).toEqual({ begun: 1, skipped: 0 });
    }));

  test("in browsers without view transitions", async () => {
    await visit(
      browser,
      "about:blank",
      async ({ page }) => {
        await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
        await page.goto(address("en", "/about"));
        await hydrated(page);
        expect(await page.evaluate(() => "startViewTransition" in document)).toBe(false);
        await follow(page, "/category/mice");
        await heading(page, "Mice").waitFor();
      },
      { freshPage: true },
    );
  });
});
