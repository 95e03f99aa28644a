/** With content at its limits and broken pictures, the pages still look designed. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";
import { walked } from "../support/paths.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { longLabel, longName, shortName, strainContent } from "../support/strained-content.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";

const { browser } = await openSite();

let server: TestServer;
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" }, strainContent);
});
afterAll(() => server.stop());

const widths = [360, 768, 1440];
const themes = [
  { code: "en", theme: "default" },
  { code: "kz", theme: "alternate" },
];
const windows = walked(
  widths.flatMap((width) => themes.map(({ code, theme }) => ({ width, code, theme }))),
  [
    { width: 360, code: "kz", theme: "alternate" },
    { width: 1440, code: "en", theme: "default" },
  ],
);

/** Without animations. */
const at = (width: number) => ({ viewport: { width, height: 900 }, reducedMotion: "reduce" as const });

const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({ left, top, width, height }) => [left, top + scrollY, width, height].map(Math.round)),
    );

describe.each(windows)("in a window of $width px, in the $theme theme", ({ width, code }) => {
  test("long names and labels fit their boxes, in the page, the menus and the footer", async () => {
    await visit(
      browser,
      address(code, "/category/mice"),
      async ({ page }) => {
        expect(await wordsOutOfPlace(page)).toEqual([]);
        const header = page.getByRole("banner");
        if (width < 1280) {
          await header.locator(".mobile-menu__burger").click();
          await header.locator("nav summary").first().click();
        } else {
          await header.getByRole("navigation").getByRole("link", { name: longLabel }).first().hover();
        }
        await header.getByRole("link", { name: longLabel, exact: true }).last().waitFor();
        expect(await wordsOutOfPlace(page)).toEqual([]);
        await header.locator("summary:visible").last().click();
        await header.locator('a[lang="uk"]:visible').waitFor();
        expect(await wordsOutOfPlace(page)).toEqual([]);
      },
      at(width),
    );
  });

  test("products with a short name, a long name, one picture or no color fit, and so does a single product", async () => {
    await visit(
      browser,
      address(code, "/product/facet"),
      async ({ page }) => {
        await page.getByRole("heading", { level: 1, name: shortName }).waitFor();
        for (const path of ["/category/headsets", "/product/facet-mini", "/product/shard"]) {
          await page.goto(address(code, path));
          expect({ path, flaws: await wordsOutOfPlace(page) }).toEqual({ path, flaws: [] });
        }
        // A related product. Cards in a row are vertical; a single card is horizontal if there is room.
        const [card] = await boxes(page, ".product-card__root");
        const [picture] = await boxes(page, ".product-card__root img");
        expect(card![2]! > card![3]!).toBe(width >= 768);
        expect(picture![2]! < card![2]! * 0.6).toBe(width >= 768);
      },
      at(width),
    );
  });
});

test("cards in a row are equally high, with their prices on one line, whatever they contain", async () => {
  await visit(
    browser,
    address("en", "/category/mice"),
    async ({ page }) => {
      await page.getByRole("link", { name: longName }).waitFor();
      const cards = await boxes(page, ".product-card__root");
      const prices = await boxes(page, ".product-card__price");
      const rows = Map.groupBy(cards.keys(), (index) => cards[index]![1]!);
      expect(rows.size).toBeLessThan(cards.length);
      for (const row of rows.values()) {
        expect(new Set(row.map((index) => cards[index]![3])).size).toBe(1);
        expect(new Set(row.map((index) => prices[index]![1]! + prices[index]![3]!)).size).toBe(1);
      }
      expect(await page.locator(".product-card__stock").count()).toBe(1);
    },
    at(1440),
  );
});

describe("pictures that fail", () => {
  const paths = ["/", "/product/facet", "/category", "/category/mice"];

  test.each([
    ["are missing", 404, "text/plain", "Not found"],
    ["are broken", 200, "image/webp", "RIFF"],
  ])("keep their size, with their alternative texts, when they %s", async (_, status, contentType, body) => {
    await visit(
      browser,
      address("en", "/about"),
      async ({ page, complaints }) => {
        // A late font is not used, and the fallback changes the width of lines.
        await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 }));
        const pictures: Record<string, number[][]> = {};
        for (const path of paths) {
          await page.goto(address("en", path), { waitUntil: "networkidle" });
          pictures[path] = await boxes(page, "main img");
          expect(pictures[path].length).toBeGreaterThan(0);
        }
        await page.route(/\/media\//, (route) => route.fulfill({ status, contentType, body }));
        for (const path of paths) {
          await page.goto(address("en", path), { waitUntil: "networkidle" });
          expect({ path, boxes: await boxes(page, "main img") }).toEqual({ path, boxes: pictures[path] });
          expect({ path, flaws: await wordsOutOfPlace(page) }).toEqual({ path, flaws: [] });
        }
        const first = page.locator("main img").first();
        const words = await first.evaluate((image) => getComputedStyle(image, "::after").content);
        expect(words).toBe(JSON.stringify(await first.getAttribute("alt")));
        expect(complaints.filter((line) => !line.includes("404"))).toEqual([]);
        complaints.length = 0;
      },
      at(1440),
    );
  });

  test("leave no empty place in any kind of block", async () => {
    await visit(
      browser,
      address("en", "/gallery"),
      async ({ page, complaints }) => {
        await page.route(/\/media\//, (route) => route.fulfill({ status: 404, body: "Not found" }));
        await page.reload({ waitUntil: "networkidle" });
        const lost = await page.locator("main img").evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .filter((image) => {
              const { width, height } = image.getBoundingClientRect();
              return width < 40 || height < 40 || getComputedStyle(image, "::after").content === "none";
            })
            .map((image) => image.getAttribute("src")),
        );
        expect(lost).toEqual([]);
        complaints.length = 0;
      },
      at(1440),
    );
  });
});

test("an opaque picture has its color while it loads, a transparent picture has none, and nothing moves", async () => {
  await visit(
    browser,
    address("en", "/about"),
    async ({ page }) => {
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/\/media\/\d+\//, async (route) => {
        await arrival;
        await route.continue();
      });
      const colors = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((images) => [
            ...new Set(images.map((image) => getComputedStyle(image).backgroundColor)),
          ]);
      await page.goto(address("en", "/category"), { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      const scenes = await colors("main a img");
      expect(scenes.length).toBeGreaterThan(1);
      expect(scenes.every((color) => color.startsWith("rgb("))).toBe(true);
      expect(await colors("main article img")).toEqual(["rgba(0, 0, 0, 0)"]);
      const before = await boxes(page, "main img");
      arrive();
      await page.waitForLoadState("networkidle");
      expect(await boxes(page, "main img")).toEqual(before);
    },
    at(1440),
  );
});

describe.each(widths)("in a window of %d px", (width) => {
  const heights: Record<number, number> = { 360: 70, 768: 82, 1440: 74 };

  test("a logo that fails is replaced by the crystal and the name", async () => {
    await visit(
      browser,
      address("de", "/about"),
      async ({ page, complaints }) => {
        const logo = page.getByRole("banner").getByRole("img", { name: "AMETRIN" });
        expect(await logo.boundingBox()).toMatchObject({ width: 132, height: 42 });
        const drawn = await logo.evaluate((image) => [
          getComputedStyle(image, "::after").content,
          getComputedStyle(image, "::before").backgroundImage.slice(0, 9),
        ]);
        expect(drawn).toEqual(['"AMETRIN"', 'url("data']);
        expect(complaints.filter((line) => !line.includes("404"))).toEqual([]);
        complaints.length = 0;
      },
      at(width),
    );
  });

  test("without logo, name and menus the header keeps its height and has no button without effect", async () => {
    await visit(
      browser,
      address("lv", "/about"),
      async ({ page }) => {
        const header = page.getByRole("banner");
        expect((await header.boundingBox())?.height).toBe(heights[width]);
        expect(await header.getByRole("img").boundingBox()).toMatchObject({ width: 132, height: 42 });
        // The search, and in wide windows the colors, do not depend on the configuration.
        expect(await header.locator("summary:visible, button:visible, nav").count()).toBe(
          width < 1280 ? 1 : 2,
        );
        expect(await page.getByRole("contentinfo").locator("nav, ul a").count()).toBe(0);
        expect(await wordsOutOfPlace(page)).toEqual([]);
      },
      at(width),
    );
  });
});
