/** Every page with the keyboard alone: docs/accessibility.md. */
import { describe, expect, test } from "vitest";

import { openSite, type Site, visit } from "../support/browser.ts";
import { walkByKeyboard } from "../support/keyboard-walk.ts";
import { missingPath, walked, walkedContent, walkedScreens } from "../support/paths.ts";
import { category } from "../support/page-examples.ts";
import { walk } from "../support/walk.ts";

const site = await openSite();
const pages = [...walkedScreens, ...walkedContent, missingPath];

const windows = walked(
  [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ],
  [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ],
);

let stops = 0;

async function faultsOf(of: Site, code: string, viewport: (typeof windows)[number]) {
  const options = { viewport, reducedMotion: "reduce" } as const;
  return walk(
    of,
    code,
    pages,
    async (page) => {
      const found = await walkByKeyboard(page);
      stops += found.stops;
      return found.faults;
    },
    options,
  );
}

describe.each(windows)("in a window of $width × $height px", { timeout: 1_800_000 }, (viewport) => {
  test.each(["en", "uk", "ar"])("every tab stop of %s is visible, named and uncovered", async (code) => {
    stops = 0;
    expect(await faultsOf(site, code, viewport)).toEqual({});
    console.info(`${code}, ${viewport.width} px: ${pages.length} pages, ${stops} stops`);
    expect(stops).toBeGreaterThan(pages.length * 30);
  });
});

describe.each(windows)("with a product to compare, in a window of $width × $height px", (viewport) => {
  test.each([true, false])("no tab stop is covered by the tray, cookie notice: %s", async (withNotice) => {
    const url = site.address("en", `/category/${category}`);
    await visit(
      site.browser,
      url,
      async ({ page }) => {
        if (!withNotice) await page.locator(".cookie-notice__choices button").last().click();
        await page.locator("main .product-tools__compare").first().click();
        await page.locator(".compare-tray__root").waitFor();
        await page.evaluate(() => {
          scrollTo({ top: 0, behavior: "instant" });
          document.querySelector("a")!.focus();
        });
        expect((await walkByKeyboard(page)).faults).toEqual([]);
      },
      { viewport, reducedMotion: "reduce", freshPage: true },
    );
  });
});

test("the walk detects each kind of fault", async () => {
  const page = await site.browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(`
    <style>#bar { position: fixed; inset: 0 0 auto; height: 60px; background: white } .plain:focus { outline: none }</style>
    <div id="bar"></div><button style="margin-top: 10px">below the bar</button>
    <p style="margin-top: 40px"><button></button> <button class="plain">plain</button>
    <a href="#" style="position: fixed; left: -500px">far away</a> <button>fine</button></p>`);
  const { stops: seen, faults } = await walkByKeyboard(page);
  await page.close();
  expect(seen).toBe(5);
  expect(faults).toEqual([
    expect.stringMatching(/^covered: button\. “below the bar”/),
    expect.stringMatching(/^no name: button\./),
    expect.stringMatching(/^no sign of focus: button.plain/),
    expect.stringMatching(/^outside of the window: a\. “far away”/),
  ]);
});
