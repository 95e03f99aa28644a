import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

/** Tags of the head, in order. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "title, meta, link[rel=canonical], link[rel=alternate], script[type*='ld+json']",
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  );

test.each([
  ["/", "/product/arc"],
  ["/about", "/category/lamps?sort=price"],
  ["/product/arc", "/search?q=arc"],
  ["/faq", "/no-such-page"],
])("a navigation from %s to %s replaces the head, with each tag once", async (from, to) => {
  const whole = await visitHead(to);
  await visit(browser, address("uk", from), async ({ page }) => {
    const before = await headOf(page);
    expect(before).not.toEqual(whole);
    await page.evaluate((path) => history.pushState({}, "", path), to);
    await expect.poll(() => headOf(page)).toEqual(whole);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(before);
  });
});

async function visitHead(path: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(address("uk", path));
    return await headOf(page);
  } finally {
    await page.close();
  }
}
