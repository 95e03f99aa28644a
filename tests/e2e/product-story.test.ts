import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { findings } from "../support/axe.ts";
import { hydrated, openSite, visit } from "../support/browser.ts";

const { browser, address, fetch } = await openSite();

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

test("a site whose country has no shop names online shops of other countries, with their country", () =>
  visit(browser, address("en", "/product/arc"), async ({ page }) => {
    const shops = await section(page, "Where to buy").getByRole("listitem").allTextContents();
    expect(shops).toEqual([
      expect.stringContaining("Online shop · Germany"),
      expect.stringContaining("Online shop · Ukraine"),
    ]);
  }));

describe("the 3D view", () => {
  const viewer = (page: Page) => page.locator("model-viewer");
  const open = async (page: Page) => {
    await page.getByRole("button", { name: "View in 3D" }).click();
    await page.getByText("Drag or use the arrow keys").waitFor();
  };

  test("loads on request, from this site alone, and is accessible", () =>
    visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        const requests: URL[] = [];
        page.on("request", (request) => requests.push(new URL(request.url())));
        expect(await page.evaluate(() => customElements.get("model-viewer") === undefined)).toBe(true);
        await open(page);
        expect(requests.map(({ pathname }) => pathname)).toContainEqual(
          expect.stringMatching(/^\/media\/models\/arc-[0-9a-f]{8}\.glb$/),
        );
        const { host } = new URL(page.url());
        expect(
          requests.filter(({ protocol, host: other }) => protocol !== "blob:" && other !== host),
        ).toEqual([]);
        expect(await findings(page)).toEqual([]);
        // Hidden by the element's style sheet on devices without AR.
        expect(await page.getByText("View in your room").isVisible()).toBe(false);
      },
      { ...desktop, freshPage: true },
    ));

  test("loads the model and the light at the same time as the code", () =>
    visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        const files = [/\/arc-[0-9a-f]{8}\.glb$/, /\/studio-.*\.hdr$/];
        const requested = Promise.all(files.map((file) => page.waitForRequest(file)));
        await page.route(/\/model-viewer-.*\.js$/, async (route) => {
          await requested;
          await route.continue();
        });
        const counts = new Map<string, number>();
        page.on("request", (request) => counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1));
        await open(page);
        expect(
          [...counts].filter(([url, count]) => files.some((file) => file.test(url)) && count > 1),
        ).toEqual([]);
      },
      { ...desktop, freshPage: true },
    ));

  test("turns with keys and buttons, shows the chosen color, and can be replaced by the pictures", () =>
    visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        await open(page);
        const angle = () =>
          viewer(page).evaluate((element) =>
            (element as unknown as { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta.toFixed(3),
          );
        const first = await angle();
        await page.keyboard.press("ArrowRight");
        await expect.poll(angle).not.toBe(first);
        const second = await angle();
        await page.getByRole("button", { name: "Turn to the left" }).click();
        await expect.poll(angle).not.toBe(second);
        await page.getByRole("link", { name: "White", exact: true }).click();
        await expect.poll(() => viewer(page).getAttribute("variant-name")).toBe("white");
        await page.getByText("EX-L-ARC-01-WHT").waitFor();
        const back = page.getByRole("button", { name: "Back to the pictures" });
        await back.click();
        await page.getByRole("link", { name: "Enlarge the picture" }).waitFor();
        expect(await viewer(page).count()).toBe(0);
      },
      desktop,
    ));

  test("is replaced by a message without WebGL, and the pictures remain", () =>
    visit(
      browser,
      address("en", "/product/arc"),
      async ({ page }) => {
        await page.evaluate(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
        await page.getByRole("button", { name: "View in 3D" }).click();
        await page.getByText("This device cannot show the 3D view.").waitFor();
        expect(await page.getByRole("button", { name: "View in 3D" }).count()).toBe(0);
        expect(await page.getByRole("link", { name: "Enlarge the picture" }).isVisible()).toBe(true);
      },
      { ...desktop, freshPage: true },
    ));

  test.each([
    [
      "Quick Look",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      () => {
        const { supports } = DOMTokenList.prototype;
        DOMTokenList.prototype.supports = function (token) {
          return token === "ar" || supports.call(this, token);
        };
      },
    ],
    [
      "WebXR",
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
      () => {
        const xr = { isSessionSupported: async () => true, addEventListener: () => {} };
        Object.defineProperty(navigator, "xr", { value: xr });
        Object.assign(globalThis, { XRSession: { prototype: { requestHitTestSource: () => {} } } });
      },
    ],
  ])("can be placed in the visitor's room if the device has %s", (_name, userAgent, pretend) =>
    visit(
      browser,
      "about:blank",
      async ({ page }) => {
        await page.addInitScript(pretend);
        await page.goto(address("en", "/product/arc"));
        await hydrated(page);
        await open(page);
        await page.getByRole("button", { name: "View in your room" }).waitFor();
        expect(await findings(page)).toEqual([]);
      },
      { ...phone, userAgent, freshPage: true },
    ),
  );

  test("is cached forever, because the model's name has its hash", async () => {
    const name = readdirSync(join(mediaFolder, "models")).find((file) => /^arc-[0-9a-f]{8}\./.test(file))!;
    const { status, headers } = await fetch("en", `/media/models/${name}`, { method: "HEAD" });
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  });
});

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
