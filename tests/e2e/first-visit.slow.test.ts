/** Visits with an empty cache. */
import { setTimeout as sleep } from "node:timers/promises";

import { type BrowserContextOptions, devices, type Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { openSite, type Site, visit } from "../support/browser.ts";
import { scrollThrough } from "../support/page-state.ts";
import { walked, walkedPaths } from "../support/paths.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slowLine = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

async function firstVisit(options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const context = await site.browser.newContext(options);
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Sums up all layout shifts from now on, including those of later pages. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({
          value,
          of: sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${node?.nodeName} ${(node as Element).className} ${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]}`,
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts);

/** The fonts that an element's text is rendered with. */
async function fontsOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? "" : "system "}${familyName}`);
}

describe.each([
  ["en", "Oswald"],
  ["kz", "Oswald"],
  ["el", "Fira Sans Extra Condensed"],
])("on a slow line, the first page of %s", (code, headings) => {
  test.each(walked(["/", "/category/mice", "/faq"], ["/category/mice"]))(
    "%s has the brand's fonts, and they cause no layout shift",
    (path) =>
      firstVisit(devices["Pixel 7"], async (page) => {
        const client = await page.context().newCDPSession(page);
        await client.send("Network.enable");
        await client.send("Network.emulateNetworkConditions", slowLine);
        await countShifts(page);
        await page.goto(site.address(code, path), { waitUntil: "load" });
        await page.evaluate(() => document.fonts.ready);
        const [heading, text] = [await fontsOf(page, "h1"), await fontsOf(page, "#cookie-notice p")];
        expect(heading).toEqual([expect.stringMatching(`^${headings}`)]);
        expect(text).toEqual([expect.stringMatching(/^Noto Sans/)]);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum > 0.02 ? shifts : []).toEqual([]);
      }),
  );
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Milliseconds. A page of these tests takes five seconds, on a busy machine thirty. */
const browserTime = 90_000;

/**
 * Chromium occasionally stops responding for a page, even on an idle machine. The visit is then repeated in a new
 * context; failed checks are not.
 */
async function whileBrowserAnswers(visits: readonly (() => Promise<void>)[]): Promise<void> {
  for (const start of visits) {
    const end = await Promise.race([start().then(() => "visited"), sleep(browserTime, "stuck")]);
    if (end === "visited") return;
    console.warn("The browser did not answer.");
  }
  throw new Error("The browser did not answer twice.");
}

describe.each(walked([360, 768, 1440], [360, 1440]))(
  "at %d px the height of a page changes by less than a tenth while it is scrolled",
  (width) => {
    test.each(walkedPaths)("%s", (path) =>
      whileBrowserAnswers(
        [{}, { isMobile: false }].map(
          (options) => () =>
            visit(
              site.browser,
              "about:blank",
              async ({ page }) => {
                await page.goto(site.address("en", path), { waitUntil: "load" });
                const loaded = await heightOf(page);
                await scrollThrough(page);
                const read = await heightOf(page);
                expect(loaded).toBeGreaterThan(0.9 * read);
                expect(loaded).toBeLessThan(1.1 * read);
              },
              { viewport: { width, height: 800 }, ...options },
            ),
        ),
      ),
    );
  },
);

test("going back restores a scroll position far down the page", () =>
  visit(
    site.browser,
    site.address("en", "/"),
    async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 6_000, behavior: "instant" }));
      const left = await page.evaluate(() => Math.round(scrollY));
      expect(left).toBe(6_000);
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>("footer a[href='/faq']")!.click());
      await page.waitForURL("**/faq");
      await page.waitForLoadState("networkidle");
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 6_000))).toBeLessThan(4);
    },
    { ...devices["Pixel 7"] },
  ));

/** Positions of pictures with a visible background color although they are transparent or loaded. */
const tintedPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("img")].flatMap((picture) => {
      const { backgroundColor, backgroundImage, animationName, objectFit } = getComputedStyle(picture);
      const isTinted = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
      // An opaque picture covers its color if it fills its box.
      const covers = picture.style.getPropertyValue("--picture-color") !== "" && objectFit !== "contain";
      return (isTinted && !covers) || animationName !== "none" ? [picture.outerHTML.slice(0, 300)] : [];
    }),
  );

describe.each([true, false])("with scripts: %s", (javaScriptEnabled) => {
  test.each(["/", "/category/mice", "/product/facet", "/search?q=facet", "/about"])(
    "no picture on %s has a background color other than its own",
    (path) =>
      firstVisit({ ...devices["Pixel 7"], javaScriptEnabled }, async (page) => {
        await page.goto(site.address("en", path), { waitUntil: "domcontentloaded" });
        expect(await tintedPictures(page)).toEqual([]);
        await page.waitForLoadState("load");
        expect(await tintedPictures(page)).toEqual([]);
      }),
  );
});
