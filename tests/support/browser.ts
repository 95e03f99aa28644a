import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, expect, inject } from "vitest";

import { type Answer, fetchFrom, type RequestOptions } from "./server.ts";

/**
 * True of the machine or of the test, not of the page: a processor that draws what a graphics card
 * should, and a picture preloaded for a window that the test has since made narrower.
 */
const ofTheTest = /GL Driver Message|was preloaded using link preload but not used/;

export type Visit = { page: Page; /** Everything the browser complained about. */ complaints: string[] };

export type Site = {
  browser: Browser;
  /** The address of a path on the site with this code. */
  address: (code: string, path: string) => string;
  /** Asks without a browser, so that only what the server sends is seen. */
  fetch: (code: string, path: string, options?: RequestOptions) => Promise<Answer>;
};

/** The server and the browser that all browser tests share, until the end of the test file. */
export async function openSite(): Promise<Site> {
  const port = inject("sitePort");
  const browser = await chromium.connect(inject("browserEndpoint"));
  afterAll(() => browser.close());
  return {
    browser,
    address: (code, path) => `http://${code}.localhost:${port}${path}`,
    fetch: (code, path, options) => fetchFrom(port, `${code}.localhost:${port}`, path, options),
  };
}

/** Opened once for each file and kind of visitor: what the browser has loaded, the next page need not. */
const contexts = new Map<string, Promise<BrowserContext>>();

/** Opens a page as a new visitor; an error on the console, in a script or of a request fails the test. */
export async function visit(
  browser: Browser,
  url: string,
  use: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const kind = JSON.stringify(options);
  if (!contexts.has(kind)) contexts.set(kind, browser.newContext(options));
  const context = await contexts.get(kind)!;
  try {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(url);
    if (options.javaScriptEnabled !== false && url !== "about:blank") await hydrated(page);
    await use({ page, complaints });
    expect(complaints).toEqual([]);
  } finally {
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll();
    await context.clearCookies();
  }
}

/** Errors and warnings of the page from now on, as they come. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    if (["error", "warning"].includes(type) && !ofTheTest.test(text)) complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Shows that somebody is there, and waits until React has taken over the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
  });
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }), 100)),
  );
}
