import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { colors, everything, findings } from "../support/axe.ts";
import { openSite, visit } from "../support/browser.ts";
import { missingPath, walked, walkedPaths } from "../support/paths.ts";
import { walk } from "../support/walk.ts";

/** Contrast is measured without animations, not during a fade. */
const still = { reducedMotion: "reduce" } as const;

const site = await openSite();
const { browser, address } = site;

describe("pages have no accessibility findings", { timeout: 240_000 }, () => {
  test.for([
    { code: "en", theme: "default", colorScheme: "light", rules: everything },
    { code: "en", theme: "dark default", colorScheme: "dark", rules: colors },
    { code: "kz", theme: "alternate", colorScheme: "light", rules: colors },
  ] as const)("in the $theme theme", async ({ code, colorScheme, rules }) => {
    const some = [...walkedPaths, "/search?q=mouse", "/search?q=qwxzy"];
    expect(await walk(site, code, some, (page) => findings(page, rules), { ...still, colorScheme })).toEqual(
      {},
    );
  });

  test("in the alternate theme with light colors", async () => {
    const look = async (page: Page) => {
      await page.evaluate(() => (document.documentElement.dataset["scheme"] = "light"));
      return findings(page, colors);
    };
    expect(await walk(site, "kz", walkedPaths, look, still)).toEqual({});
  });

  test("with every kind of block", async () => {
    const looks = walked(
      [
        "theme=default",
        "theme=alternate",
        "tone=dark",
        "tone=light",
        "tone=accent",
        "theme=default&dir=rtl",
        "theme=alternate&dir=rtl",
      ],
      ["theme=default", "theme=alternate&dir=rtl"],
    );
    // The gallery shows sections without a page around them, and some have page headings.
    const look = async (page: Page) =>
      (await findings(page)).filter((line) => !/^(heading-order|page-has-heading-one)/.test(line));
    const galleries = looks.map((name) => `/gallery?${name}`);
    expect(await walk(site, "en", galleries, look, still)).toEqual({});
  });
});

test.each(["en", "kz"])("suggestions on %s have no findings", async (code) => {
  await visit(
    browser,
    address(code, "/search"),
    async ({ page }) => {
      for (const place of ["main", "banner"] as const) {
        if (place === "banner") await page.locator("header summary:visible").first().click();
        await page.getByRole(place).getByRole("combobox").fill("facet");
        await page.getByRole(place).getByRole("option").first().waitFor();
        await page.keyboard.press("ArrowDown");
        expect(await findings(page)).toEqual([]);
      }
    },
    still,
  );
});

test("a product page and the error page have no findings at the width of a phone", async () => {
  const phone = { ...still, viewport: { width: 360, height: 740 } };
  expect(await walk(site, "en", ["/product/facet", missingPath], (page) => findings(page), phone)).toEqual(
    {},
  );
});

test("the error page has no findings", async () => {
  const page = await browser.newPage();
  await page.goto(address("de", "/nope"));
  expect(await findings(page)).toEqual([]);
  await page.close();
});
