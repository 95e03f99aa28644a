import type { BrowserContextOptions, Page } from "playwright-core";

import { complaintsOf, hydrated, type Site } from "./browser.ts";
import { missingPath } from "./paths.ts";

/** Flaws by path, one line each. Paths without flaws are missing. */
export type Flaws = Record<string, string[]>;

/** Milliseconds per page; its pictures are encoded on the first request. */
const pageTime = 180_000;

/**
 * Opens the paths one after the other in the same page, which loads scripts and fonts once, and inspects each. Errors
 * of the browser are flaws.
 */
export async function walk(
  { browser, address }: Site,
  code: string,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
  options: BrowserContextOptions = {},
): Promise<Flaws> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(pageTime);
  try {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const flaws: Flaws = {};
    for (const path of paths) {
      await page.goto(address(code, path));
      if (options.javaScriptEnabled !== false) await hydrated(page);
      const found = await look(page);
      found.push(...complaints.splice(0).filter((line) => !(path === missingPath && line.includes("404"))));
      if (found.length > 0) flaws[path] = found;
    }
    return flaws;
  } finally {
    await context.close();
  }
}
