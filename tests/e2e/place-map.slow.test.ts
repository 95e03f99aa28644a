import type { Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

const still = { reducedMotion: "reduce" as const, viewport: { width: 1440, height: 900 } };

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator("li[id]");
const map = (page: Page) => main(page).getByRole("region", { name: /^Map of the/ });
const clusters = (page: Page) => main(page).getByRole("button", { name: /places close together/ });
const pins = (page: Page) => main(page).locator("button[title]").filter({ hasNotText: /\d/ });
const inView = (page: Page) => main(page).getByRole("button", { name: /^Only what the map shows/ });

/** Waits until the interactive map has replaced the static one. */
async function mapRuns(page: Page) {
  await map(page).waitFor({ timeout: 40_000 });
  await clusters(page).or(pins(page)).first().waitFor();
}

/** The number of places that the map displays. */
const shown = async (page: Page) => Number(/\((\d+)\)/.exec((await inView(page).textContent()) ?? "")?.[1]);

test("the map shows pins and clusters in sync with the list, and contacts no other origin", async () => {
  await visit(
    browser,
    address("en", "/where-to-buy"),
    async ({ page }) => {
      const outside: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== new URL(page.url()).origin) outside.push(request.url());
      });
      await page.reload();
      await hydrated(page);
      await mapRuns(page);
      // The map opens before its places have arrived.
      await expect.poll(() => clusters(page).count()).toBeGreaterThan(2);
      expect(await pins(page).count()).toBeGreaterThan(0);
      await expect.poll(() => shown(page)).toBe(56);

      // List to map.
      const first = cards(page).first();
      const name = await first.getByRole("heading").textContent();
      await first.getByRole("button", { name: "Show on the map" }).click();
      const panel = main(page).getByRole("region", { name: name! });
      await panel.waitFor();
      await expect.poll(() => shown(page)).toBeLessThan(10);
      await panel.getByRole("button", { name: "Close" }).click();
      await panel.waitFor({ state: "detached" });

      // Map to list.
      const few = await shown(page);
      await inView(page).click();
      await page.waitForURL("**/where-to-buy?area=*");
      await expect.poll(() => cards(page).count()).toBe(few);
      const pin = pins(page).last();
      const label = await pin.getAttribute("title");
      await pin.press("Enter");
      await main(page)
        .getByRole("region", { name: label!.slice(0, label!.lastIndexOf(", ")), exact: true })
        .waitFor();

      // A cluster opens.
      await inView(page).click();
      await page.waitForURL("**/where-to-buy");
      for (let step = 0; step < 3; step++) await main(page).getByRole("button", { name: "Zoom out" }).click();
      await clusters(page).first().waitFor();
      const closed = await clusters(page).or(pins(page)).count();
      await clusters(page).first().press("Enter");
      await expect.poll(() => clusters(page).or(pins(page)).count()).toBeGreaterThan(closed);
      expect(outside).toEqual([]);
    },
    still,
  );
});

/** Brightness of the brightest pixel of the canvas, and of the brightest one below a pin or a cluster. */
async function brightest(page: Page) {
  const buttons = main(page).locator("button");
  await buttons.evaluateAll((all) => all.forEach((button) => (button.style.visibility = "hidden")));
  const canvas = main(page).locator("canvas");
  const picture = await sharp(await canvas.screenshot({ scale: "css" }))
    .greyscale()
    .toBuffer();
  const area = await canvas.boundingBox();
  const covered = await main(page)
    .locator("button[title]")
    .evaluateAll((all) =>
      all.map((button) => {
        const { left, top, width } = button.getBoundingClientRect();
        // The visible part of a pin is smaller than its touch target.
        const edge = button.textContent ? 0 : 5;
        return { left: left + edge, top: top + edge, width: width - 2 * edge };
      }),
    );
  await buttons.evaluateAll((all) => all.forEach((button) => (button.style.visibility = "")));
  const below = covered
    .map(({ left, top, width }) => ({
      left: Math.round(left - area!.x),
      top: Math.round(top - area!.y),
      width,
      height: width,
    }))
    .filter(
      ({ left, top, width }) =>
        left >= 0 && top >= 0 && left + width <= area!.width && top + width <= area!.height,
    );
  const brightestOf = async (part: Sharp) => (await part.stats()).channels[0]!.max;
  const parts = await Promise.all(
    below.map(async (box) => brightestOf(sharp(await sharp(picture).extract(box).toBuffer()))),
  );
  return { anywhere: await brightestOf(sharp(picture)), below: Math.max(...parts), parts: parts.length };
}

test.each(["/where-to-buy", "/service-center"])("pins cover no names on the map of %s", async (path) => {
  await visit(
    browser,
    address("en", path),
    async ({ page }) => {
      await mapRuns(page);
      for (const zoom of [0, 2, -3]) {
        const button = main(page).getByRole("button", {
          name: zoom < 0 ? "Zoom out" : "Zoom in",
          exact: true,
        });
        for (let step = 0; step < Math.abs(zoom); step++) await button.click();
        // Names are light, the land and the sea are dark.
        await expect
          .poll(async () => {
            const { anywhere, below, parts } = await brightest(page);
            return { named: anywhere > 130, covered: below > 90, pins: parts > 3 };
          })
          .toEqual({ named: true, covered: false, pins: true });
      }
    },
    still,
  );
});

test("the map moves with the arrow keys", async () => {
  await visit(
    browser,
    address("en", "/service-center?country=PL"),
    async ({ page }) => {
      await mapRuns(page);
      expect(await shown(page)).toBe(3);
      await map(page).focus();
      for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
      await expect.poll(() => shown(page)).toBeLessThan(3);
    },
    still,
  );
});

test("the map is loaded on its own pages only, when it comes into view", async () => {
  await visit(
    browser,
    address("en", "/"),
    async ({ page }) => {
      const loaded = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .filter((name) => /maplibre|world-/.test(name)),
        );
      await page.waitForTimeout(2_500);
      expect(await loaded()).toEqual([]);
      await page.goto(address("en", "/where-to-buy"));
      await hydrated(page);
      await page.waitForTimeout(1_500);
      expect((await loaded()).filter((name) => name.includes("maplibre"))).toEqual([]);
      await main(page)
        .locator("svg[viewBox]")
        .filter({ has: page.locator("a") })
        .scrollIntoViewIfNeeded();
      await mapRuns(page);
    },
    { ...still, viewport: { width: 360, height: 480 } },
  );
});

test("without WebGL the drawing and the list remain", async () => {
  const context = await browser.newContext(still);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await page.goto(address("en", "/where-to-buy"));
  await hydrated(page);
  await page.waitForTimeout(2_000);
  expect(await main(page).locator("svg:has(a) > path").first().isVisible()).toBe(true);
  expect(await cards(page).first().getByRole("button").count()).toBe(0);
  expect(await inView(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
