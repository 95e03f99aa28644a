/** WCAG 2.2: text size (1.4.4), reflow (1.4.10), text spacing (1.4.12) and target size (2.5.8). */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite } from "../support/browser.ts";
import { scrollThrough } from "../support/page-state.ts";
import { missingPath, walked, walkedContent, walkedScreens } from "../support/paths.ts";
import { measureTargets } from "../support/small-targets.ts";
import { walk } from "../support/walk.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";

const site = await openSite();
const pages = [...walkedScreens, ...walkedContent, missingPath];

/** 320 px equal 1280 px at 400 % zoom. */
const windows = [
  { width: 320, height: 640 },
  { width: 1280, height: 1024 },
];

/** The minimum spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Simulates user styles, which no policy of the page blocks. */
const withStyles = (page: Page, styles: string) =>
  page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, styles);

const codes = walked(["en", "de", "uk", "el", "kz", "ar"], ["en", "uk", "ar"]);

describe.each(windows)("in a window of $width px", { timeout: 1_800_000 }, (viewport) => {
  const options = { viewport, reducedMotion: "reduce" } as const;

  test.each(codes)("on %s nothing is lost, and each target is large enough", async (code) => {
    let targets = 0;
    const flaws = await walk(
      site,
      code,
      pages,
      async (page) => {
        await scrollThrough(page);
        const { count, small } = await measureTargets(page);
        targets += count;
        return [...small, ...(await wordsOutOfPlace(page))];
      },
      options,
    );
    console.info(`${code}, ${viewport.width} px: ${pages.length} pages, ${targets} targets`);
    expect(flaws).toEqual({});
    expect(targets).toBeGreaterThan(pages.length * 20);
  });

  test.each(codes)("on %s nothing is lost with wider spacing", async (code) => {
    const look = async (page: Page) => {
      await withStyles(page, spacing);
      return wordsOutOfPlace(page);
    };
    expect(await walk(site, code, pages, look, options)).toEqual({});
  });
});

test.each(codes)("on %s nothing is lost with text twice as large", { timeout: 1_800_000 }, async (code) => {
  const options = { viewport: windows[1]!, reducedMotion: "reduce" } as const;
  const look = async (page: Page) => {
    await withStyles(page, "html { font-size: 200% }");
    return wordsOutOfPlace(page);
  };
  expect(await walk(site, code, pages, look, options)).toEqual({});
});

test("the measurement detects small targets", async () => {
  const page = await site.browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.setContent(`
    <style>* { margin: 0; padding: 0; border: 0 } button { width: 16px; height: 16px; display: block }</style>
    <button>a</button><button>b</button>
    <button style="margin: 40px">alone</button>
    <p>A sentence with <a href="#">a link</a> in it.</p>
    <a href="#" style="display: block; width: 100px; height: 24px">large</a>`);
  const { count, small } = await measureTargets(page);
  await page.close();
  expect(count).toBe(5);
  expect(small).toEqual([expect.stringMatching(/^16 × 16 px: .* “a”/), expect.stringMatching(/“b”$/)]);
});
