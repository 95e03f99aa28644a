/**
 * Browsers keep a left page in the back/forward cache and restore it at once, unless the page has a feature that
 * prevents it.
 */
import { chromium, type Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { complaintsOf, hydrated } from "../support/browser.ts";
import { missingPath } from "../support/paths.ts";
import { sitePort } from "../support/site-port.ts";

/** A regular browser: that of the other tests has no back/forward cache. */
const browser = await chromium.launch({
  executablePath: findChromium(),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
  args: chromiumFlags,
});
afterAll(() => browser.close());

const address = (path: string) => `http://en.localhost:${sitePort}${path}`;

/** Reasons that only Chromium's headless shell has; all others apply to every browser. */
const ofTheShell = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

/** Leaves the page for another document and returns. @returns why the page was reloaded; empty if it was restored */
async function reasonsAgainst(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const reported = new Promise<string[]>((resolve) =>
    session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason, context }) => [reason, context].join(" ").trim())),
    ),
  );
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto(address("/faq"));
  // A restored page fires no load event.
  await page.goBack({ waitUntil: "commit" });
  const restored = page.waitForFunction(() => "persisted" in window && window.persisted).then(() => []);
  restored.catch(() => {}); // Rejects if the page was reloaded; it is closed by then.
  const reasons = await Promise.race([reported, restored]);
  return reasons.filter((reason) => !ofTheShell.includes(reason));
}

const paths = [
  "/",
  "/about",
  "/category/lamps",
  "/product/arc",
  "/where-to-buy",
  "/service-center",
  "/search?q=lamp",
];

describe.each(paths)("%s", (path) => {
  test.each([
    ["before the application has loaded", false],
    ["after the application has loaded", true],
  ])("can be cached %s", async (_, withApplication) => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(address(path));
    if (withApplication) await hydrated(page);
    // Chromium does not cache a page while one of its large files, such as the map's, is loading.
    await page.waitForLoadState("networkidle", { timeout: 120_000 });
    expect(await reasonsAgainst(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test("a page that cannot be cached is detected", async () => {
  const page = await browser.newPage();
  await page.goto(address(missingPath));
  expect(await reasonsAgainst(page)).toContain("HTTPStatusNotOK");
  await page.close();
});
