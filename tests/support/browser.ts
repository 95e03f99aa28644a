import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect } from "vitest";

export type Visit = { page: Page; /** Everything the browser complained about. */ complaints: string[] };

/** Starts the Chromium that `scripts/chromium.mjs` found; every host name leads to this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--host-resolver-rules=MAP * 127.0.0.1",
    ],
  });
}

/** Opens a page in a context of its own; an error on the console, in a script or of a request fails the test. */
export async function visit(
  browser: Browser,
  url: string,
  use: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context: BrowserContext = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    await use({ page, complaints });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Waits until React has taken over the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 100)));
}
