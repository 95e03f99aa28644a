import { type Browser, chromium } from "playwright-core";

import { chromiumFlags, findChromium } from "../../../scripts/chromium.mjs";
import type { Engine } from "./driver.ts";

const dragSteps = 10;
/** CSS pixels; narrower windows have a touch screen. */
const widestPhone = 600;

export function chromiumEngine(): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    missing: () => (findChromium() ? undefined : "apt-get install chromium-headless-shell"),
    visit: async ({ window, proxy }) => {
      // With a proxy there is no resolver rule: it would bypass the proxy.
      const args = proxy
        ? ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        : chromiumFlags;
      browser ??= chromium.launch({ executablePath: findChromium()!, args });
      const context = await (
        await browser
      ).newContext({
        viewport: window,
        // A touch screen has no hovering pointer.
        hasTouch: window.width < widestPhone,
        ...(proxy && { proxy: { server: `http://${proxy}` } }),
      });
      const page = await context.newPage();
      return {
        open: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        evaluate: (run, value) => page.evaluate(run as never, value) as never,
        resize: (size) => page.setViewportSize(size),
        moveTo: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        tap: ({ x, y }) => page.touchscreen.tap(x, y),
        drag: async (from, to) => {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: dragSteps });
          await page.mouse.up();
        },
        press: (key) => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    ownHosts: [],
    stop: async () => (await browser)?.close(),
  };
}
