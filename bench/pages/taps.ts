/** How long a phone's visitor waits for an answer to taps while the application is being loaded and takes the page over. */
import { setTimeout } from "node:timers/promises";

import { fetchFrom } from "#tests/support/server.ts";

import { percentile } from "../report.ts";
import { type Measurement, round, type Row } from "./measurement.ts";
import { type Phone, startPhone } from "./phone.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

const pages = ["/", "/category/mice", "/product/facet", "/service-center", "/where-to-buy", "/faq"];

/** As Lighthouse slows a machine down to a phone. */
const slowdown = 4;

type Rhythm = { taps: number; /** Milliseconds between two. */ pause: number };

/** The first tap of a visit loads the application. */
const rhythms = {
  /** Faster than the application waits for a pause. */
  hurried: { taps: 12, pause: 120 },
  /** Slow enough for the application to begin between two. */
  unhurried: { taps: 6, pause: 500 },
} satisfies Record<string, Rhythm>;

/** Milliseconds after the last tap. */
const rest = 1_000;

export const tapping: Measurement = {
  title: `Longest answer to taps while the application is being loaded, on a processor ${slowdown} times slower`,
  note: `In milliseconds, as browsers measure interactions: to the next paint, in steps of 8. Hurried: ${rhythms.hurried.taps} taps, one each ${rhythms.hurried.pause} ms; unhurried: ${rhythms.unhurried.taps}, one each ${rhythms.unhurried.pause} ms. Medians of five visits each, and the longest of all.`,
  run: async (stage, quick) => {
    const { port } = await stage.startSite({ core: "any", environment: { PAGE_WARM_UP: "off" } });
    const plain = await serveWithoutScripts(port);
    const phone = await startPhone();
    try {
      const kinds = [
        ["hurried", port, rhythms.hurried],
        ["hurried without script", plain.port, rhythms.hurried],
        ["unhurried", port, rhythms.unhurried],
        ["unhurried without script", plain.port, rhythms.unhurried],
      ] as const;
      const rows: Row[] = [];
      for (const path of quick ? pages.slice(0, 1) : pages) {
        await fetchFrom(port, "en.localhost", path);
        const answers = kinds.map((): number[] => []);
        // In turn, so that all have the same busy moments.
        for (let count = 0; count < (quick ? 1 : 5); count++)
          for (const [index, [, sitePort, rhythm]] of kinds.entries())
            answers[index]!.push(
              await longestResponse(phone, `http://en.localhost:${sitePort}${path}`, rhythm),
            );
        const medians = kinds.map(([kind], index) => [kind, round(percentile(answers[index]!, 50))]);
        const longest = round(Math.max(...answers[0]!, ...answers[2]!));
        rows.push({ page: path, ...Object.fromEntries(medians), longest });
      }
      return rows;
    } finally {
      await phone.close();
      plain.stop();
    }
  },
};

/** @returns milliseconds */
async function longestResponse(phone: Phone, url: string, { taps, pause }: Rhythm): Promise<number> {
  const page = await phone.open(url, slowdown);
  try {
    await page.evaluate(listenForResponses);
    await page.evaluate(firstPaint);
    const menu = await page.evaluate<{ x: number; y: number }>(placeOfMenu);
    for (let tap = 0; tap < taps; tap++) {
      await page.tap(menu.x, menu.y);
      await setTimeout(pause);
    }
    await setTimeout(rest);
    // What took less than 16 ms is not told.
    return await page.evaluate<number>("Math.max(16, ...answers)");
  } finally {
    await page.close();
  }
}

const listenForResponses = `
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) answers.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });`;

/** Nobody taps what cannot be seen yet. */
const firstPaint = `
  new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true }))`;

/** The middle of the button that opens and closes the menu, with and without the application. */
const placeOfMenu = `
  (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
    document.querySelector("header .mobile-menu__root > summary").getBoundingClientRect())`;
