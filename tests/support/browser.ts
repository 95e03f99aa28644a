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

/** `freshPage` for tests that leave something in the page that a navigation does not remove, such as an init script. */
type VisitOptions = BrowserContextOptions & { freshPage?: boolean };

/** One context for each file and kind of visitor: what the browser has cached, the next page need not load. */
const contexts = new Map<string, Promise<BrowserContext>>();

/** Pages to use again: a visit in the process of an earlier one takes a third of the time of one in a new process. */
const idlePages = new Map<BrowserContext, Page[]>();

/** Opens a page as a new visitor; an error on the console, in a script or of a request fails the test. */
export async function visit(
  browser: Browser,
  url: string,
  use: (visit: Visit) => Promise<void>,
  { freshPage = false, ...options }: VisitOptions = {},
): Promise<void> {
  const kind = JSON.stringify(options);
  if (!contexts.has(kind)) contexts.set(kind, browser.newContext(options));
  const context = await contexts.get(kind)!;
  const page = (!freshPage && idlePages.get(context)?.pop()) || (await context.newPage());
  let isClean = false;
  try {
    // Pictures are made when they are first asked for.
    page.setDefaultNavigationTimeout(120_000);
    const complaints = complaintsOf(page);
    await page.goto(url);
    if (options.javaScriptEnabled !== false && url !== "about:blank") await hydrated(page);
    await use({ page, complaints });
    expect(complaints).toEqual([]);
    isClean = !freshPage;
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

/** Makes a page what it was before it was visited, but for its history. */
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
