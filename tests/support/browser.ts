import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, expect, inject } from "vitest";

import { complaintsOf, hydrated } from "./page-state.ts";
import { type Answer, fetchFrom, type RequestOptions } from "./server.ts";

export { complaintsOf, hydrated };

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
    // Pictures are made when they are first asked for.
    page.setDefaultNavigationTimeout(120_000);
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
