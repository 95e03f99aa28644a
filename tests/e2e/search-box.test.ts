import type { Locator, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const { browser, address: onSite } = await openSite();
const address = (path: string, code = "en") => onSite(code, path);

const toggle = (page: Page) => page.locator("header summary", { hasText: /search/ });
const field = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search term" });
const options = (page: Page) => page.getByRole("option");
const hasFocus = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);
const isSuggestion = (request: Request) =>
  request.url().includes("/_serverFn/") && /query/.test(decodeURIComponent(request.url()));

async function open(page: Page) {
  await toggle(page).click();
  await expect.poll(() => hasFocus(field(page))).toBe(true);
}

describe("the search of the header", () => {
  test("takes the focus when it opens, and suggests while the visitor types", async () => {
    await visit(
      browser,
      address("/about"),
      async ({ page }) => {
        await open(page);
        expect(await field(page).getAttribute("aria-expanded")).toBe("false");
        await page.keyboard.type("boa", { delay: 20 });
        await options(page).first().waitFor();
        expect(await field(page).getAttribute("aria-expanded")).toBe("true");
        expect(await options(page).first().innerText()).toContain("Board");
        expect(await options(page).first().locator("mark").innerText()).toBe("Board");
        const count = await options(page).count();
        await page.getByRole("banner").getByRole("status").getByText(`${count} suggestions`).waitFor();
        expect(await page.getByRole("listbox", { name: "Suggestions" }).getAttribute("id")).toBe(
          await field(page).getAttribute("aria-controls"),
        );
      },
      desktop,
    );
  });

  test("is operated with the keyboard alone", async () => {
    await visit(
      browser,
      address("/about"),
      async ({ page }) => {
        await toggle(page).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => hasFocus(field(page))).toBe(true);
        await page.keyboard.type("arc", { delay: 20 });
        await options(page).nth(1).waitFor();
        const active = async () => {
          const id = await field(page).getAttribute("aria-activedescendant");
          return id === null ? -1 : Number(id.split("-").at(-1));
        };
        const selected = page.locator("[role=option][aria-selected=true]");
        expect(await active()).toBe(-1);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        expect(await active()).toBe(1);
        expect(await selected.count()).toBe(1);
        await page.keyboard.press("ArrowUp");
        expect(await selected.innerText()).toMatch(/^Arc\b/);
        await page.keyboard.press("ArrowUp");
        expect(await active()).toBe(-1);
        await page.keyboard.press("ArrowUp");
        expect(await active()).toBe((await options(page).count()) - 1);
        await page.keyboard.press("Escape");
        await options(page).first().waitFor({ state: "detached" });
        expect(await field(page).inputValue()).toBe("arc");
        await page.keyboard.press("Escape");
        await field(page).waitFor({ state: "hidden" });
        expect(await hasFocus(toggle(page))).toBe(true);
        await page.keyboard.press("Enter");
        await expect.poll(() => hasFocus(field(page))).toBe(true);
        await page.keyboard.press("ArrowDown");
        await options(page).first().waitFor();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/product/arc");
        await field(page).waitFor({ state: "hidden" });
      },
      desktop,
    );
  });

  test("leads to the results with Enter, without loading the document again", async () => {
    await visit(
      browser,
      address("/about"),
      async ({ page }) => {
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await open(page);
        await page.keyboard.type("steel lamp");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/search?q=steel+lamp");
        await page
          .getByRole("main")
          .getByText(/^\d+ results for “steel lamp”$/)
          .waitFor();
        expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
        expect(await page.getByRole("main").getByRole("combobox").inputValue()).toBe("steel lamp");
      },
      desktop,
    );
  });

  test("sends one request for quick typing, and shows the response to the current text", async () => {
    await visit(
      browser,
      address("/about"),
      async ({ page }) => {
        const asked: string[] = [];
        const cancelled: string[] = [];
        page.on("request", (request) => {
          if (isSuggestion(request)) asked.push(request.url());
        });
        page.on("requestfailed", (request) => {
          if (isSuggestion(request)) cancelled.push(request.url());
        });
        // Delays the first response until after the second.
        await page.route(
          (url) => /"boa"|%22boa%22/.test(url.href),
          async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 1_500));
            await route.continue().catch(() => {});
          },
        );
        await open(page);
        // On machines of any speed, no time passes between the keystrokes.
        await page.clock.install();
        await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
        await page.keyboard.type("boa");
        await page.clock.runFor(200);
        await expect.poll(() => asked.length).toBe(1);
        await page.keyboard.press("Backspace");
        await page.keyboard.press("Backspace");
        await page.keyboard.press("Backspace");
        await page.keyboard.type("stool");
        await page.clock.runFor(200);
        await options(page).filter({ hasText: "Stool" }).first().waitFor();
        expect(asked).toHaveLength(2);
        expect(cancelled).toEqual([asked[0]]);
        await page.waitForTimeout(1_800);
        expect(await options(page).filter({ hasText: "Board" }).count()).toBe(0);
      },
      { ...desktop, freshPage: true },
    );
  });

  test("opens on a phone, with room for the field and its suggestions", async () => {
    await visit(
      browser,
      address("/", "uk"),
      async ({ page }) => {
        await page
          .locator("header summary")
          .filter({ has: page.locator("svg[viewBox='0 0 24 24']") })
          .first()
          .tap();
        const input = page.getByRole("banner").getByRole("combobox");
        await input.fill("стіль");
        const category = page.getByRole("option").and(page.locator("[href='/category/chairs']"));
        await category.waitFor();
        const [width, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(width).toBe(inner);
        await category.tap();
        await page.waitForURL("**/category/chairs");
      },
      phone,
    );
  });
});
