/** No horizontal scrollbar and no clipped or overlapping text at any width from 320 to 2560 px. */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";

import { openSite } from "../support/browser.ts";
import { missingPath, walked, walkedContent, walkedScreens } from "../support/paths.ts";
import { scrollThrough } from "../support/page-state.ts";
import { sites } from "../support/sites.ts";
import { walk } from "../support/walk.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";

const site = await openSite();

/** CSS pixels: the narrowest window, both sides of the first breakpoint, the other breakpoints, the widest. */
const widths = walked([320, 359, 360, 480, 640, 768, 1024, 1280, 1536, 1784, 2560], [320, 768, 1280]);
const between = walked(
  Array.from({ length: 28 }, (_, step) => 400 + step * 80),
  [400, 880, 1680],
);

/**
 * Cyrillic and Greek letters, long compounds, and the purple theme. `npm run matrix` checks every page of every site.
 */
const codes = walked(["uk", "de", "el", "kz"], ["uk", "el"]);
const some = walked(
  ["/", "/product/lattice-tkl", "/service-center", "/where-to-buy", missingPath],
  ["/", "/product/lattice-tkl", missingPath],
);

/** Moving elements have no fixed position. */
const still = { reducedMotion: "reduce" } as const;

const flawsAt = (through: readonly number[]) => async (page: Page) => {
  const flaws: string[] = [];
  for (const width of through) {
    await page.setViewportSize({ width, height: 800 });
    for (const flaw of await wordsOutOfPlace(page)) flaws.push(`${width} px: ${flaw}`);
  }
  return flaws;
};

describe.concurrent("every page fits its window", { timeout: 600_000 }, () => {
  test("at every breakpoint, if it has its own layout", async ({ expect }) => {
    expect(await walk(site, "en", [...walkedScreens, missingPath], flawsAt(widths), still)).toEqual({});
  });

  // The tests below check their blocks at every width.
  test("in a narrow and a wide window, if it consists of blocks", async ({ expect }) => {
    expect(await walk(site, "en", walkedContent, flawsAt([320, 1024]), still)).toEqual({});
  });

  test.for(codes)("on %s in a narrow and a wide window", async (code, { expect }) => {
    expect(await walk(site, code, some, flawsAt([320, 1024]), still)).toEqual({});
  });
});

/** Maximum height in pixels at a width of 360. */
const longestHome = 10_000;

const rowsOf = (page: Page, cards: string) =>
  page.locator(cards).evaluateAll((found) => {
    const tops = found.map((card) => Math.round(card.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

describe.concurrent("on a phone", { timeout: 600_000 }, () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, ...still };

  test.for(
    walked(
      sites.map(({ code }) => code),
      ["en", "ru", "kz"],
    ),
  )("the home page of %s is at most 10,000 px high", async (code, { expect }) => {
    const flaws = await walk(
      site,
      code,
      ["/"],
      async (page) => {
        await scrollThrough(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        return height > longestHome ? [`${height} px high`] : [];
      },
      phone,
    );
    expect(flaws).toEqual({});
  });

  test.for(walked(["en", "uk", "el", "de"], ["en", "el"]))(
    "the opening words of %s are below the scene, where it fades",
    async (code, { expect }) => {
      const flaws = await walk(
        site,
        code,
        ["/"],
        async (page) => {
          const scene = (await page.locator(".hero__picture").first().boundingBox())!;
          const words = (await page.locator(".hero__content").first().boundingBox())!;
          expect(scene.height).toBeGreaterThan(180);
          // The line above the title lies on the last, faded part.
          expect(words.y).toBeGreaterThanOrEqual(scene.y + scene.height - 48);
          return [];
        },
        phone,
      );
      expect(flaws).toEqual({});
    },
  );

  test("two products are side by side, and the journal is one row", async ({ expect }) => {
    const flaws = await walk(
      site,
      "en",
      ["/"],
      async (page) => {
        expect(await rowsOf(page, ".product-card__root")).toEqual([2, 2, 2, 2]);
        expect(await rowsOf(page, ".journal-cards__card")).toEqual([6]);
        return [];
      },
      { ...phone, javaScriptEnabled: false },
    );
    expect(flaws).toEqual({});
  });
});

describe.concurrent("every kind of block fits its window", { timeout: 600_000 }, () => {
  test.for(["en", "kz"])("on %s at every breakpoint", async (code, { expect }) => {
    expect(await walk(site, code, ["/gallery"], flawsAt(widths), still)).toEqual({});
  });

  test("from right to left", async ({ expect }) => {
    expect(await walk(site, "en", ["/gallery?dir=rtl"], flawsAt(widths), still)).toEqual({});
  });

  test("between the breakpoints", async ({ expect }) => {
    expect(await walk(site, "en", ["/gallery"], flawsAt(between), still)).toEqual({});
  });

  test("with animations", async ({ expect }) => {
    expect(await walk(site, "en", ["/gallery"], flawsAt([320, 360, 768, 1280]))).toEqual({});
  });
});

test("the inspection detects each kind of flaw", async ({ expect }) => {
  const page = await site.browser.newPage({ viewport: { width: 320, height: 800 } });
  await page.setContent(`
    <style>* { margin: 0; font: 16px/1 monospace; white-space: nowrap }</style>
    <div style="width: 60px; overflow: hidden">trimmed words</div>
    <div style="width: 60px">spilled words</div>
    <p>upper words</p>
    <p style="margin-top: -16px">lower words</p>
    <p style="margin-inline-start: 300px">distant words</p>
    <select style="width: 60px"><option>chosen words</option></select>`);
  const flaws = await wordsOutOfPlace(page);
  await page.close();
  for (const flaw of [
    /^the page is \d+ px wide$/,
    /^cut off: “trimmed words”/,
    /^wider than its box: “spilled words”/,
    /^under “(?:upper|lower) words”/,
    /^beyond the page: “distant words”/,
    /^cut off: “chosen words”/,
  ])
    expect(flaws).toContainEqual(expect.stringMatching(flaw));
});
