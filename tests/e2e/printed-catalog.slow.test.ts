import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";
import { fetchPatiently } from "../support/server.ts";
import { sitePort } from "../support/site-port.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };

const { browser, address: onSite } = await openSite();
const address = (code: string) => onSite(code, "/catalogue");
// Rendered once here, so that no test waits for it.
await fetchPatiently(sitePort, `en.localhost:${sitePort}`, "/catalogue.pdf");

const viewer = (page: Page) => page.getByRole("region", { name: "Catalog" });
const open = (page: Page) => page.getByRole("link", { name: "Read the catalog" }).click();
const sheet = (page: Page, number: number) =>
  viewer(page).getByRole("group", { name: `Page ${number}`, exact: true });
const shown = async (page: Page, number: number) => {
  await sheet(page, number).locator("canvas").waitFor();
  return sheet(page, number);
};

describe("the catalog in the page", () => {
  test("the viewer is not loaded before it is requested", async () => {
    await visit(browser, address("en"), async ({ page }) => {
      const loaded = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .filter((name) =>
              /\/assets\/(?:pdf-[\w-]{8}\.js|pdf\.worker|catalogue-viewer)|\.pdf$/.test(name),
            ),
        );
      await page.waitForTimeout(1_000);
      expect(await loaded()).toEqual([]);
      await open(page);
      await shown(page, 1);
      expect((await loaded()).some((name) => name.endsWith("/catalogue.pdf"))).toBe(true);
      // The worker is loaded from the site's own server.
      const origins = (await loaded()).map((name) => new URL(name).host);
      expect(new Set(origins)).toEqual(new Set([new URL(onSite("en", "/")).host]));
    });
  });

  test("is turned two pages at a time with the keyboard, and announces its page numbers", async () => {
    await visit(
      browser,
      address("en"),
      async ({ page }) => {
        await open(page);
        await shown(page, 1);
        const status = viewer(page).getByRole("status").last();
        await page.keyboard.press("ArrowRight");
        await Promise.all([shown(page, 2), shown(page, 3)]);
        expect(await status.textContent()).toBe("Pages 2 and 3 of 32");
        await page.keyboard.press("End");
        await shown(page, 32);
        expect(await status.textContent()).toBe("Page 32 of 32");
        await page.keyboard.press("PageUp");
        await Promise.all([shown(page, 30), shown(page, 31)]);
        await page.keyboard.press("Home");
        await shown(page, 1);
        expect(
          await viewer(page).getByRole("button", { name: "Previous page" }).getAttribute("aria-disabled"),
        ).toBe("true");
      },
      desktop,
    );
  });

  test("its text is on the page, and its contents lead to the pages that they name", async () => {
    await visit(
      browser,
      address("en"),
      async ({ page }) => {
        await open(page);
        await shown(page, 1);
        await viewer(page).getByRole("textbox", { name: "Page" }).fill("2");
        await page.keyboard.press("Enter");
        await shown(page, 2);
        await viewer(page).getByRole("button", { name: "Lattice TKL, page 10" }).click();
        const lattice = await shown(page, 10);
        await expect.poll(() => lattice.textContent()).toContain("AMT-K-LTK-01");
        expect(await lattice.textContent()).toContain("€149.90");
        // The text layer matches the picture: below the product, above the footer.
        const word = (await lattice.getByText("LATTICE TKL").boundingBox())!;
        const whole = (await lattice.boundingBox())!;
        const place = (word.y - whole.y) / whole.height;
        expect(place).toBeGreaterThan(0.3);
        expect(place).toBeLessThan(0.6);
      },
      desktop,
    );
  });

  test("can be enlarged, and a phone shows one page that fits", async () => {
    await visit(
      browser,
      address("en"),
      async ({ page }) => {
        await open(page);
        const first = await shown(page, 1);
        const width = async () => Math.round((await first.boundingBox())!.width);
        const fitting = await width();
        expect(fitting).toBeLessThanOrEqual(360);
        await viewer(page).getByRole("button", { name: "Larger" }).click();
        await expect.poll(width).toBe(Math.round(fitting * 1.25));
        await viewer(page).getByRole("button", { name: "Smaller" }).click();
        await expect.poll(width).toBe(fitting);
        await viewer(page).getByRole("button", { name: "Next page" }).click();
        await shown(page, 2);
        expect(
          await viewer(page)
            .getByRole("group", { name: /^Page \d+$/ })
            .count(),
        ).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await viewer(page).getByRole("button", { name: "Close" }).click();
        await viewer(page).waitFor({ state: "detached" });
      },
      phone,
    );
  });

  test("a file that cannot be loaded is offered as a download", async () => {
    await visit(browser, address("en"), async ({ page, complaints }) => {
      await page.route("**/catalogue.pdf", (route) => route.abort());
      await open(page);
      await viewer(page).getByText("Please download it instead.").waitFor();
      expect(await page.getByRole("link", { name: "Download the catalog" }).isVisible()).toBe(true);
      expect(complaints.filter((text) => !/cannot be shown|ERR_FAILED/.test(text))).toEqual([]);
      complaints.length = 0;
    });
  });

  test("without JavaScript it has a picture of the cover and a file with its size", async () => {
    await visit(
      browser,
      address("en"),
      async ({ page }) => {
        const link = page.getByRole("link", { name: "Download the catalog" });
        expect(await link.getAttribute("href")).toBe("/catalogue.pdf");
        expect(await page.getByText(/^PDF · \d\.\d\sMB$/).isVisible()).toBe(true);
        const reading = page.getByRole("link", { name: "Read the catalog" });
        expect(await reading.getAttribute("href")).toBe("/catalogue.pdf");
        expect(await page.getByAltText(/on a dark desk/).isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    );
  });
});
