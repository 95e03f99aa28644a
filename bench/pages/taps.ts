/** How long a phone's visitor waits for an answer to taps while the application is being loaded and takes the page over. */
import { type Browser, chromium, devices, type Page } from "playwright-core";

import { fetchFrom } from "#tests/support/server.ts";

import { findChromium } from "../../scripts/chromium.mjs";
import { percentile } from "../report.ts";
import { type Measurement, round, type Row } from "./measurement.ts";

const pages = ["/", "/category/mice", "/product/facet", "/service-center", "/where-to-buy", "/faq"];

/** As Lighthouse slows a machine down to a phone. */
const slowdown = 4;

/** The first of them loads the application; milliseconds between two. */
const taps = 12;
const pause = 120;

export const tapping: Measurement = {
  title: `Longest answer to ${taps} taps while the application is being loaded, on a processor ${slowdown} times slower`,
  note: "In milliseconds, as browsers measure interactions: to the next paint, in steps of 8.",
  run: async (stage, quick) => {
    const { port } = await stage.startSite({ core: "any", environment: { PAGE_WARM_UP: "off" } });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * 127.0.0.1"],
    });
    try {
      const rows: Row[] = [];
      for (const path of quick ? pages.slice(0, 1) : pages) {
        await fetchFrom(port, "en.localhost", path);
        const longest: number[] = [];
        for (let visit = 0; visit < (quick ? 1 : 5); visit++)
          longest.push(await longestAnswer(browser, `http://en.localhost:${port}${path}`));
        rows.push({
          page: path,
          median: round(percentile(longest, 50)),
          longest: round(Math.max(...longest)),
        });
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function longestAnswer(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(() => {
      const answers: number[] = [];
      Object.assign(window, { answers });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) answers.push(entry.duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: "load" });
    const place = await placeOfMenu(page);
    for (let tap = 0; tap < taps; tap++) {
      await page.touchscreen.tap(place.x, place.y);
      await page.waitForTimeout(pause);
    }
    await page.waitForTimeout(1_000);
    // What took less than 16 ms is not told.
    return await page.evaluate(() => Math.max(16, ...(window as unknown as { answers: number[] }).answers));
  } finally {
    await context.close();
  }
}

/** The button that opens and closes the menu, with and without the application. */
async function placeOfMenu(page: Page) {
  const box = await page.locator("header .mobile-menu__root > summary").boundingBox();
  if (!box) throw new Error(`${page.url()}: there is no menu to tap on`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
