import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect, inject } from "vitest";

import { leastElapsed } from "#app/forms/form-constants.ts";

import { complaintsOf, hydrated } from "./page-state.ts";
import { type Answer, fetchFrom, type RequestOptions } from "./server.ts";
import { sitePort } from "./site-port.ts";

export { complaintsOf, hydrated };

export type Visit = { page: Page; /** Everything the browser complained about. */ complaints: string[] };

export type Site = {
  browser: Browser;
  /** URL of a path on the site with this code. */
  address: (code: string, path: string) => string;
  /** Sends the request without a browser, to see only what the server sends. */
  fetch: (code: string, path: string, options?: RequestOptions) => Promise<Answer>;
};

/** One connection per process: test files share the browser's cache. */
let connection: Promise<Browser> | undefined;

/** The server and the browser that all browser tests share. */
export async function openSite(): Promise<Site> {
  const browser = await (connection ??= chromium.connect(inject("browserEndpoint")));
  return {
    browser,
    address: (code, path) => `http://${code}.localhost:${sitePort}${path}`,
    fetch: (code, path, options) => fetchFrom(sitePort, `${code}.localhost:${sitePort}`, path, options),
  };
}

/** `freshPage` for tests that leave something that a navigation does not remove, such as an init script or a stopped clock. */
type VisitOptions = BrowserContextOptions & { freshPage?: boolean };

/** One context per kind of visitor: its pages share the browser's cache. */
const contexts = new Map<string, Promise<BrowserContext>>();

/** Pages for reuse: a visit in the process of an earlier one takes a third of the time of one in a new process. */
const idlePages = new Map<BrowserContext, Page[]>();

/** Opens a page as a new visitor. An error on the console, in a script or of a request fails the test. */
export async function visit(
  browser: Browser,
  url: string,
  use: (visit: Visit) => Promise<void>,
  { freshPage = false, ...options }: VisitOptions = {},
): Promise<void> {
  if (freshPage) {
    const context = await browser.newContext(options);
    try {
      await open(await context.newPage(), url, use, options);
    } finally {
      await context.close();
    }
    return;
  }
  const kind = JSON.stringify(options);
  if (!contexts.has(kind)) contexts.set(kind, browser.newContext(options));
  const context = await contexts.get(kind)!;
  const page = idlePages.get(context)?.pop() ?? (await context.newPage());
  let isClean = false;
  try {
    await open(page, url, use, options);
    isClean = true;
  } finally {
    if (isClean) idlePages.set(context, [...(idlePages.get(context) ?? []), await resetPage(page, options)]);
    else await page.close();
    const idle = idlePages.get(context) ?? [];
    await Promise.all(
      context
        .pages()
        .filter((other) => !idle.includes(other))
        .map((other) => other.close()),
    );
    await context.unrouteAll();
    await context.clearCookies();
  }
}

async function open(
  page: Page,
  url: string,
  use: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions,
) {
  // Pictures are encoded on the first request.
  page.setDefaultNavigationTimeout(120_000);
  const complaints = complaintsOf(page);
  await page.goto(url);
  if (options.javaScriptEnabled !== false && url !== "about:blank") await hydrated(page);
  await use({ page, complaints });
  expect(complaints).toEqual([]);
}

/** Waits until the minimum time to fill in a form has passed; earlier submissions are rejected. */
export async function formMayBeSent(page: Page): Promise<void> {
  // Not `waitForFunction`: it waits for animation frames, which a page without scripts may never render.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(leastElapsed);
}

/** Restores the state before the visit, except for the history. */
export async function resetPage(
  page: Page,
  { viewport = { width: 1280, height: 720 } }: BrowserContextOptions = {},
): Promise<Page> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => {
    if (origin === "null") return;
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null });
  if (viewport) await page.setViewportSize(viewport);
  return page;
}
