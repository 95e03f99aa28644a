import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const section = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

test("without scripts, the page shows features, box, shops and firmware, and has no dead button", () =>
  visit(
    browser,
    address("de", "/product/arc"),
    async ({ page }) => {
      const features = section(page, "Merkmale").getByRole("listitem");
      expect(await features.count()).toBe(4);
      const pictures = await features
        .locator("img")
        .evaluateAll((all) => all.map((picture) => picture.getAttribute("src")));
      expect(new Set(pictures).size).toBe(4);
      expect(await section(page, "Lieferumfang").getByRole("listitem").allTextContents()).toEqual([
        "Lampe",
        "Fuß",
        "Kabel, 2\u00A0m",
      ]);
      const shops = section(page, "Bezugsquellen").getByRole("listitem");
      expect(await shops.count()).toBe(3);
      expect(await shops.first().textContent()).toContain("Onlineshop");
      expect(await shops.first().getByRole("link").getAttribute("href")).toMatch(/^https:\/\//);
      expect(await page.locator("#firmware summary").allTextContents()).toEqual([
        expect.stringContaining("1.1.0"),
        expect.stringContaining("1.0.0"),
      ]);
      expect(await page.getByRole("button", { name: "In 3D ansehen" }).isVisible()).toBe(false);
      expect(await page.locator(".picture-gallery__thumbnail").count()).toBe(4);
    },
    { ...desktop, javaScriptEnabled: false },
  ));

test("the main picture fills its column, whatever the number of pictures", async () => {
  for (const product of ["arc", "beam", "stool"]) {
    await visit(
      browser,
      address("en", `/product/${product}`),
      async ({ page }) => {
        const widthOf = async (selector: string) =>
          Math.round((await page.locator(selector).first().boundingBox())!.width);
        expect(await widthOf(".picture-gallery__stage")).toBe(await widthOf(".product-summary__gallery"));
      },
      desktop,
    );
  }
});

test("a site whose country has no shop names online shops of other countries, with their country", () =>
  visit(browser, address("en", "/product/arc"), async ({ page }) => {
    const shops = await section(page, "Where to buy").getByRole("listitem").allTextContents();
    expect(shops).toEqual([
      expect.stringContaining("Online shop · Germany"),
      expect.stringContaining("Online shop · Ukraine"),
    ]);
  }));

describe("the enlarged picture", () => {
  const stage = ".zoom-dialog__stage";
  const enlarge = async (page: Page) => {
    await page.getByRole("link", { name: "Enlarge the picture" }).click();
    await page.locator(stage).waitFor();
  };
  const state = (page: Page) =>
    page.locator(stage).evaluate((element) => ({
      zoom: Number(element.style.getPropertyValue("--zoom") || 1),
      left: Math.round(element.scrollLeft),
      top: Math.round(element.scrollTop),
    }));

  test("zooms at the pointer and moves when it is dragged", () =>
    visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        await enlarge(page);
        const { x, y, width, height } = (await page.locator(stage).boundingBox())!;
        const [atX, atY] = [x + width / 4, y + height / 4];
        await page.mouse.click(atX, atY);
        const before = await state(page);
        expect(before).toEqual({ zoom: 2, left: Math.round(width / 4), top: Math.round(height / 4) });
        await page.mouse.down();
        await page.mouse.move(atX - 90, atY - 40, { steps: 3 });
        await page.mouse.up();
        expect(await state(page)).toEqual({ zoom: 2, left: before.left + 90, top: before.top + 40 });
        await page.mouse.click(atX, atY);
        expect((await state(page)).zoom).toBe(1);
      },
      desktop,
    ));

  test("zooms when two fingers move apart, and a swipe shows the next picture", () =>
    visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        await enlarge(page);
        const touch = await page.context().newCDPSession(page);
        const fingers = async (
          type: "touchStart" | "touchMove" | "touchEnd",
          ...points: [number, number][]
        ) =>
          touch.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: points.map(([x, y], id) => ({ x, y, id })),
          });
        await fingers("touchStart", [200, 400]);
        for (const x of [170, 140, 110, 80]) await fingers("touchMove", [x, 400]);
        await fingers("touchEnd");
        await page.getByText("Picture 2 of 4").waitFor();
        await fingers("touchStart", [160, 400], [200, 400]);
        for (const apart of [30, 45, 60]) await fingers("touchMove", [180 - apart, 400], [180 + apart, 400]);
        await fingers("touchEnd");
        expect((await state(page)).zoom).toBeCloseTo(3, 0);
      },
      phone,
    ));
});
