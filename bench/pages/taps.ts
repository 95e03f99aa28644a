/** How long a phone's visitor waits for an answer to taps while the application is being loaded and takes the page over. */
import { setTimeout } from "node:timers/promises";

import { fetchFrom } from "#tests/support/server.ts";

import { percentile } from "../report.ts";
import { type Measurement, round, type Row } from "./measurement.ts";
import { type Phone, startPhone } from "./phone.ts";

const pages = ["/", "/category/mice", "/product/facet", "/service-center", "/where-to-buy", "/faq"];

/** As Lighthouse slows a machine down to a phone. */
const slowdown = 4;

/** The first of them loads the application; milliseconds between two, and after the last. */
const taps = 12;
const pause = 120;
const rest = 1_000;

export const tapping: Measurement = {
  title: `Longest answer to ${taps} taps while the application is being loaded, on a processor ${slowdown} times slower`,
  note: "In milliseconds, as browsers measure interactions: to the next paint, in steps of 8. Without: the same page, whose application never comes. The last columns: as many taps once more.",
  run: async (stage, quick) => {
    const { port } = await stage.startSite({ core: "any", environment: { PAGE_WARM_UP: "off" } });
    const phone = await startPhone();
    try {
      const rows: Row[] = [];
      for (const path of quick ? pages.slice(0, 1) : pages) {
        await fetchFrom(port, "en.localhost", path);
        const url = `http://en.localhost:${port}${path}`;
        const visits: Visit[] = [];
        const without: Visit[] = [];
        // In turn, so that both have the same busy moments.
        for (let visit = 0; visit < (quick ? 1 : 5); visit++) {
          visits.push(await longestAnswers(phone, url));
          without.push(await longestAnswers(phone, url, ["*/assets/*.js", "*/_state/*"]));
        }
        const median = (of: Visit[], moment: keyof Visit) =>
          round(
            percentile(
              of.map((visit) => visit[moment]),
              50,
            ),
          );
        rows.push({
          page: path,
          median: median(visits, "booting"),
          longest: round(Math.max(...visits.map(({ booting }) => booting))),
          "median without": median(without, "booting"),
          "median when all is there": median(visits, "after"),
          "the same without": median(without, "after"),
        });
      }
      return rows;
    } finally {
      await phone.close();
    }
  },
};

/** Milliseconds of the longest answer. */
type Visit = { booting: number; after: number };

async function longestAnswers(phone: Phone, url: string, withheld: string[] = []): Promise<Visit> {
  const page = await phone.open(url, slowdown, withheld);
  try {
    await page.evaluate(listenForAnswers);
    const menu = await page.evaluate<{ x: number; y: number }>(placeOfMenu);
    const longest = async () => {
      for (let tap = 0; tap < taps; tap++) {
        await page.tap(menu.x, menu.y);
        await setTimeout(pause);
      }
      await setTimeout(rest);
      // What took less than 16 ms is not told.
      return page.evaluate<number>("Math.max(16, ...answers.splice(0))");
    };
    return { booting: await longest(), after: await longest() };
  } finally {
    await page.close();
  }
}

const listenForAnswers = `
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) answers.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });`;

/** The middle of the button that opens and closes the menu, with and without the application. */
const placeOfMenu = `
  (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
    document.querySelector("header .mobile-menu__root > summary").getBoundingClientRect())`;
