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
