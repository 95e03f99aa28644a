import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const choices = (page: Page) => page.getByRole("group", { name: "Show products" });
const articles = (page: Page) => page.getByRole("group", { name: "Show articles about" });

/** Names of the visible cards below a tag filter. */
const shown = (page: Page, group: ReturnType<typeof choices>) =>
  page
    .locator("div")
    .filter({ has: group })
    .last()
    .getByRole("heading", { level: 3 })
    // Includes cards below the window, which browsers may not have laid out.
    .evaluateAll((names) => names.filter((name) => name.checkVisibility()).map((name) => name.textContent));

const fresh = ["Arc", "Board"];

describe.each([
  ["with JavaScript", {}],
  ["without JavaScript", { javaScriptEnabled: false }],
])("the featured products, %s", (_, options) => {
  test("are filtered by tag at once, with the keyboard alone, and the journal does not change", async () => {
    await visit(
      browser,
      address("en", "/"),
      async ({ page }) => {
        const all = await shown(page, choices(page));
        const read = await shown(page, articles(page));
        expect([all.length, read.length]).toEqual([5, 3]);
        await choices(page).getByRole("radio", { name: "Everything" }).focus();
        await page.keyboard.press("ArrowRight");
        expect(await choices(page).getByRole("radio", { name: "New" }).isChecked()).toBe(true);
        expect(await shown(page, choices(page))).toEqual(fresh);
        await page.keyboard.press("ArrowLeft");
        expect(await shown(page, choices(page))).toEqual(all);
        expect(await shown(page, articles(page))).toEqual(read);
        expect(new URL(page.url()).search).toBe("");
      },
      options,
    );
  });
});
