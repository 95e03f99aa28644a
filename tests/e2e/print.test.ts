/** Printers omit backgrounds, so the remaining text must be readable on white. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";
import { walked } from "../support/paths.ts";
import { lookAtPages } from "../support/pdf.ts";

const { browser, address } = await openSite();

/** Characters of a page with two lines of text. */
const fewLetters = 200;

/** Text whose contrast on white paper is below WCAG AA. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const contrastOnWhite = (color: string) => {
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const linear = Array.from(pen.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) =>
        part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 1.05 / (0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]! + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      if (!node.textContent?.trim() || owner.closest("script, svg, noscript, option")) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      if (contrastOnWhite(getComputedStyle(owner).color) < 4.5) {
        pale.push(`${node.textContent.trim().slice(0, 40)} in ${owner.className || owner.localName}`);
      }
    }
    return pale;
  });

describe.each([
  {
    code: "en",
    theme: "default",
    paths: walked(
      [
        "/",
        "/product/arc",
        "/category/lamps",
        "/faq",
        "/service-center",
        "/showcase",
        "/more-blocks",
        "/gallery",
      ],
      ["/product/arc", "/faq", "/gallery"],
    ),
  },
  { code: "uk", theme: "alternate", paths: walked(["/product/arc", "/category"], ["/product/arc"]) },
])("on paper, in the $theme theme", ({ code, paths }) => {
  test.each(paths)("%s is dark on white, without elements that are fixed to the window", async (path) => {
    await visit(browser, address(code, path), async ({ page, complaints }) => {
      await page.emulateMedia({ media: "print" });
      expect(await paleWords(page)).toEqual([]);
      const header = page.locator(".header__root");
      expect(await header.locator("nav:visible, .header__tools:visible").count()).toBe(0);
      expect(await header.getByRole("img", { name: "Example" }).isVisible()).toBe(true);
      expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe("static");
      expect(await page.getByRole("region", { name: /cookie/i }).isVisible()).toBe(false);
      // Blocks of the gallery use pictures of the demo.
      const isMissing = (line: string) => path === "/gallery" && line.includes("a status of 404");
      expect(complaints.splice(0).filter((line) => !isMissing(line))).toEqual([]);
    });
  });
});

describe.each(walked(["/", "/product/arc", "/category/lamps", "/about"], ["/product/arc", "/about"]))(
  "the printed pages of %s",
  (path) => {
    const a4 = { viewport: { width: 794, height: 1123 } };

    test("begin with the title, which is not covered, and all but the last are filled", async () => {
      await visit(
        browser,
        address("en", path),
        async ({ page }) => {
          await page.emulateMedia({ media: "print" });
          const title = page.locator("main h1").first();
          const isOnTop = await title.evaluate((heading) => {
            const { left, top, height } = heading.getBoundingClientRect();
            return heading.contains(document.elementFromPoint(left + 8, top + height / 2));
          });
          expect(isOnTop).toBe(true);
          const pages = await lookAtPages(await page.pdf({ format: "A4" }));
          const isEmpty = ({ text, pictures }: (typeof pages)[number]) =>
            text.length < fewLetters && pictures === 0;
          expect(pages.slice(0, -1).filter(isEmpty)).toEqual([]);
        },
        a4,
      );
    });
  },
);

test("answers are printed with their questions, open or not", async () => {
  await visit(browser, address("en", "/faq"), async ({ page }) => {
    const answer = page.locator("main details").nth(1).locator("p").first();
    expect(await answer.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await answer.isVisible()).toBe(true);
  });
});
