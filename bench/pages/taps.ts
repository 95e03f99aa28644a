/** Response time to taps while the application is loading and hydrating. */
import { setTimeout } from "node:timers/promises";

import { fetchFrom } from "#tests/support/server.ts";

import { percentile } from "../report.ts";
import { type Measurement, round, type Row } from "./measurement.ts";
import { type Phone, startPhone } from "./phone.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

const pages = ["/", "/category/mice", "/product/facet", "/service-center", "/where-to-buy", "/faq"];

const slowdown = 4;

type Rhythm = { taps: number; /** Milliseconds between taps. */ pause: number };

/** The first tap loads the application. */
const rhythms = {
  /** Faster than the application's idle detection. */
  hurried: { taps: 12, pause: 120 },
  /** Slow enough for hydration to start between taps. */
  unhurried: { taps: 6, pause: 500 },
} satisfies Record<string, Rhythm>;

const idleTime = 1_000;

/** Milliseconds; `task` is -1 if the application did not start. */
type Visit = { response: number; task: number };

export const tapping: Measurement = {
  title: `Longest response time to taps while the application is loading, on a processor that is ${slowdown} times slower`,
  note: `Milliseconds to the next paint, as browsers measure interactions, in steps of 8. Hurried: ${rhythms.hurried.taps} taps, one every ${rhythms.hurried.pause} ms; unhurried: ${rhythms.unhurried.taps}, one every ${rhythms.unhurried.pause} ms. Figures are medians of five visits; longest is the maximum of all visits with scripts. Task: longest task after the application was evaluated, as browsers report them (50 ms or more), median of the hurried and unhurried visits, and the maximum.`,
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
        const visits = kinds.map((): Visit[] => []);
        // Alternating, so that disturbances affect all.
        for (let count = 0; count < (quick ? 1 : 5); count++)
          for (const [index, [, sitePort, rhythm]] of kinds.entries())
            visits[index]!.push(await tapThrough(phone, `http://en.localhost:${sitePort}${path}`, rhythm));
        const medians = kinds.map(([kind], index) => [kind, medianOf(visits[index]!, "response")]);
        const withScripts = [...visits[0]!, ...visits[2]!];
        rows.push({
          page: path,
          ...Object.fromEntries(medians),
          longest: longestOf(withScripts, "response"),
          task: medianOf(withScripts, "task"),
          "longest task": longestOf(withScripts, "task"),
        });
      }
      return rows;
    } finally {
      await phone.close();
      plain.stop();
    }
  },
};

const medianOf = (visits: Visit[], figure: keyof Visit) =>
  round(
    percentile(
      visits.map((visit) => visit[figure]),
      50,
    ),
  );

const longestOf = (visits: Visit[], figure: keyof Visit) =>
  round(Math.max(...visits.map((visit) => visit[figure])));

async function tapThrough(phone: Phone, url: string, { taps, pause }: Rhythm): Promise<Visit> {
  const page = await phone.open(url, slowdown);
  try {
    await page.evaluate(listen);
    await page.evaluate(firstPaint);
    const menu = await page.evaluate<{ x: number; y: number }>(placeOfMenu);
    for (let tap = 0; tap < taps; tap++) {
      await page.tap(menu.x, menu.y);
      await setTimeout(pause);
    }
    await setTimeout(idleTime);
    return await page.evaluate<Visit>(longest);
  } finally {
    await page.close();
  }
}

const listen = `
  window.durations = [];
  window.tasks = [];
  window.evaluated = Infinity;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) durations.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
  document.addEventListener("load", ({ target }) => {
    if (target.type === "module") evaluated = performance.now();
  }, true);`;

/** Event Timing does not report durations below 16 ms, Long Tasks none below 50. */
const longest = `({
  response: Math.max(16, ...durations),
  task: Math.max(
    evaluated < Infinity ? 0 : -1,
    ...tasks.filter(({ startTime }) => startTime > evaluated).map(({ duration }) => duration),
  ),
})`;

const firstPaint = `
  new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true }))`;

/** Center of the menu button, before and after hydration. */
const placeOfMenu = `
  (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
    document.querySelector("header .mobile-menu__root > summary").getBoundingClientRect())`;
