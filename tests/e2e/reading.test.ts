/** Anchors, "Find in page" and full-page screenshots require that the whole document is laid out (decision 021). */
import { devices } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";

const site = await openSite();
const phone = { ...devices["Pixel 7"] };

describe.each([false, true])("with the application: %s", (withApplication) => {
  test.each(["specifications", "files", "reviews"])(
    "the anchor #%s of a product leads to its section right below the fixed header",
    (anchor) =>
      visit(
        site.browser,
        site.address("en", `/product/arc#${anchor}`),
        async ({ page }) => {
          if (withApplication) await hydrated(page);
          await page.waitForLoadState("networkidle");
          const { top, header } = await page.evaluate((id) => {
            const section = document.getElementById(id)!.getBoundingClientRect();
            const covering = document
              .elementsFromPoint(innerWidth / 2, 4)
              .map((element) => element.getBoundingClientRect().bottom);
            return {
              top: section.top,
              header: Math.min(...covering.filter((bottom) => bottom < innerHeight)),
            };
          }, anchor);
          expect(top).toBeGreaterThanOrEqual(header - 1);
          expect(top).toBeLessThan(header + 160);
        },
        phone,
      ),
  );
});

test.each(["/", "/product/arc", "/faq"])("text in the last part of %s is found and shown", (path) =>
  visit(
    site.browser,
    site.address("en", path),
    async ({ page }) => {
      const found = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>("footer a")].filter((link) =>
          link.checkVisibility(),
        );
        const words = links.at(-1)!.innerText.trim();
        getSelection()!.removeAllRanges();
        return (
          window as unknown as { find: (text: string, matchCase: boolean, backwards: boolean) => boolean }
        ).find(words, true, true);
      });
      expect(found).toBe(true);
      await expect
        .poll(() =>
          page.evaluate(() => getSelection()!.getRangeAt(0).getBoundingClientRect().top / innerHeight),
        )
        .toBeLessThan(1);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    },
    phone,
  ),
);

test.each(["/", "/product/arc", "/about"])("a screenshot of the whole page %s has no empty area", (path) =>
  visit(
    site.browser,
    site.address("en", path),
    async ({ page }) => {
      await page.waitForLoadState("networkidle");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const picture = sharp(await page.screenshot({ fullPage: true, scale: "css" }));
      const { width, height: taken } = await picture.metadata();
      expect(Math.abs(taken - height)).toBeLessThan(height / 10);
      const window = 700;
      for (let top = 0; top + window <= taken; top += window) {
        const part = await picture
          .clone()
          .extract({ left: 0, top, width, height: window })
          .greyscale()
          .png()
          .toBuffer();
        expect((await sharp(part).stats()).channels[0]!.stdev, `from ${top} px`).toBeGreaterThan(4);
      }
    },
    phone,
  ),
);
