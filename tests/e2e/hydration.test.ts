import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";

const { browser, address: onSite } = await openSite();
const address = (path: string) => onSite("en", path);

/** Whether the slider is hydrated. */
const isHydrated = (page: Page, kind: string) =>
  page.locator(`[data-block=${kind}] [data-engine]`).count().then(Boolean);

/** Whether the code of a kind of blocks was loaded. */
const isLoaded = (page: Page, kind: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(name)),
    `/assets/${kind}-`,
  );

/** Marks the document. The mark is lost on a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => "mark" in window);

test("static blocks stay the server's HTML, and interactive ones are hydrated", async () => {
  await visit(browser, address("/more-blocks"), async ({ page }) => {
    expect(await isLoaded(page, "testimonials-slider")).toBe(true);
    await page.locator("[data-block=testimonials-slider]").scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(page, "testimonials-slider")).toBe(true);
    expect(await isLoaded(page, "logo-cloud")).toBe(false);
  });
});

test("links in static blocks and in Markdown navigate without a page load", async () => {
  await visit(browser, address("/"), async ({ page }) => {
    await mark(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Lamps ?\d/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Lamps" }).waitFor();
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.evaluate(() => history.pushState({}, "", "/faq"));
    await page.getByText("How long is the warranty?").click();
    await page.getByRole("main").getByRole("link", { name: "warranty" }).click();
    await page.waitForURL("**/warranty");
    expect(await isMarked(page)).toBe(true);
  });
});

test("a page that has the same kinds of blocks shows its own texts", async () => {
  await visit(browser, address("/help"), async ({ page }) => {
    await mark(page);
    const before = await page.getByRole("main").textContent();
    await page.evaluate(() => history.pushState({}, "", "/faq"));
    await page.waitForURL("**/faq");
    await expect.poll(() => page.getByRole("main").textContent()).not.toBe(before);
    const own = await page.getByRole("main").textContent();
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    expect(own).toBe(await page.getByRole("main").textContent());
  });
});

test("clicks while the application hydrates the page are handled at once and are not lost", async () => {
  await visit(
    browser,
    "about:blank",
    async ({ page }) => {
      await page.addInitScript(() => {
        // The entry has run, but the application has not rendered yet.
        const onLoad = ({ target }: Event) => {
          if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
          document.querySelector<HTMLElement>("header details > summary")!.click();
          document.querySelector<HTMLElement>("#cookie-notice button")!.click();
        };
        document.addEventListener("load", onLoad, true);
      });
      await page.goto(address("/help"));
      await page.getByRole("region", { name: "Cookie notice" }).waitFor();
      await hydrated(page);
      const details = page.locator("header details").first();
      await expect.poll(() => details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
      expect(await page.evaluate(() => document.cookie)).toContain("accept-cookies=true");
      await details.evaluate((element) => element.querySelector("summary")!.click());
      await expect.poll(() => details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    },
    { freshPage: true },
  );
});

test("the scroll position stays when the application is hydrated", async () => {
  await visit(browser, "about:blank", async ({ page }) => {
    await page.goto(address("/"));
    await page.mouse.wheel(0, 1_500);
    await page.waitForFunction(() => scrollY > 1_000);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  });
});

test("elements of a browser extension stay in the page", async () => {
  await visit(
    browser,
    "about:blank",
    async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          document.body.append(Object.assign(document.createElement("aside"), { id: "extension" }));
          document.head.append(Object.assign(document.createElement("meta"), { id: "extension-mark" }));
        }),
      );
      await page.goto(address("/"));
      await hydrated(page);
      await page.evaluate(() => history.pushState({}, "", "/faq"));
      await page.getByRole("heading", { level: 1, name: "Questions" }).waitFor();
      expect(await page.locator("body > #extension, head > #extension-mark").count()).toBe(2);
    },
    { freshPage: true },
  );
});

test("the full style sheet changes no inherited property of the root, so that elements keep their styles", async () => {
  const page = await browser.newPage();
  try {
    await page.goto(address("/product/arc"));
    const sheets = () => page.evaluate(() => document.styleSheets.length);
    const properties = () =>
      page.evaluate(() => {
        const styles = getComputedStyle(document.documentElement);
        return [...document.documentElement.computedStyleMap()]
          .filter(([name]) => name.startsWith("--"))
          .map(([name]) => `${name}: ${styles.getPropertyValue(name)}`);
      });
    const before = { sheets: await sheets(), properties: await properties() };
    expect(before.properties.length).toBeGreaterThan(50);
    await hydrated(page);
    expect(await sheets()).toBeGreaterThan(before.sheets);
    expect(await properties()).toEqual(before.properties);
  } finally {
    await page.close();
  }
});
