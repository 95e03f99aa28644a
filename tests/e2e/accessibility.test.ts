import { describe, expect, test } from "vitest";

import { colors, everything, findings } from "../support/axe.ts";
import { openSite, visit } from "../support/browser.ts";
import { paths } from "../support/paths.ts";

/** Contrast is measured on pages that stand still, not in the middle of a fade. */
const still = { reducedMotion: "reduce" } as const;

const { browser, address } = await openSite();

describe.each([
  { code: "en", theme: "default", rules: everything },
  { code: "kz", theme: "purple", rules: colors },
])("pages in the $theme theme", ({ code, rules }) => {
  test.each([...paths, "/search?q=mouse", "/search?q=qwxzy"])("%s", async (path) => {
    await visit(
      browser,
      address(code, path),
      async ({ page }) => {
        expect(await findings(page, rules)).toEqual([]);
      },
      still,
    );
  });
});

test.each(["en", "kz"])("suggestions on %s", async (code) => {
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

test("the error page", async () => {
  const page = await browser.newPage();
  await page.goto(address("de", "/nope"));
  expect(await findings(page)).toEqual([]);
  await page.close();
});

describe("the block gallery", () => {
  test.each([
    "theme=default",
    "theme=purple",
    "tone=dark",
    "tone=light",
    "tone=accent",
    "theme=default&dir=rtl",
    "theme=purple&dir=rtl",
  ])(
    "%s",
    async (look) => {
      await visit(
        browser,
        address("en", `/gallery?${look}`),
        async ({ page }) => {
          // Sections stand beside each other without the page around them, and some are page openings.
          const found = await findings(page);
          expect(found.filter((line) => !/^(heading-order|page-has-heading-one)/.test(line))).toEqual([]);
        },
        still,
      );
    },
    120_000,
  );
});
