/** Transferred bytes per page, before and after the first interaction. */
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";

import { type BrowserContext, chromium, type Page, type Request } from "playwright-core";

import { isStateAddress } from "#app/server/cache/state-address.ts";
import { hydrated, scrollThrough } from "#tests/support/page-state.ts";
import { screens } from "#tests/support/paths.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { type Measurement, round, type Row } from "./measurement.ts";

const kinds = {
  document: "HTML",
  stylesheet: "CSS",
  script: "JS",
  font: "fonts",
  image: "pictures",
} as const;

const pages = [
  ...screens.map((path) => ({ site: "en", path })),
  ...["el", "uk", "kz"].flatMap((site) =>
    ["/", "/category/mice", "/product/facet", "/where-to-buy"].map((path) => ({ site, path })),
  ),
];

export const transfer: Measurement = {
  title: "Bytes that a phone loads (bodies compressed with gzip), before and after the first interaction",
  note: "JS includes the code of pages that visible links point to, but not the measurement of timings (3 KB in a share of the pages). State is the page's data, loaded as a script. Read: the page was scrolled to its end. HTML includes inline styles and scripts. The ratio compares HTML with the same page without scripts and data.",
  run: async (stage, quick) => {
    const { port } = await stage.startSite({ core: "any", environment: { TIMINGS_PERCENT: "0" } });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumFlags,
    });
    try {
      const rows: Row[] = [];
      for (const { site, path } of quick ? pages.slice(0, 3) : pages) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
          extraHTTPHeaders: { "accept-encoding": "gzip" },
        });
        const host = `${site}.localhost:${port}`;
        const { body } = await fetchFrom(port, host, path);
        rows.push({
          page: `${site} ${path}`,
          ...(await loadedBytes(context, `http://${host}${path}`)),
          ...inlineBytes(body),
        });
        await context.close();
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function loadedBytes(context: BrowserContext, url: string): Promise<Row> {
  const page = await context.newPage();
  const bytes = countBytes(page);
  await page.goto(url, { waitUntil: "networkidle" });
  const before = await settled(bytes);
  await hydrated(page);
  const after = await settled(bytes);
  await scrollThrough(page);
  const read = await settled(bytes);
  return {
    HTML: before.HTML,
    CSS: before.CSS,
    "CSS after": after.CSS,
    JS: before.JS,
    "JS after": after.JS,
    "JS read": read.JS,
    state: after.state,
    fonts: before.fonts,
    "fonts after": after.fonts,
    "fonts read": read.fonts,
    pictures: before.pictures,
    "pictures after": after.pictures,
  };
}

/** Resolves with the bytes after one second without traffic. */
async function settled(bytes: ReturnType<typeof countBytes>) {
  for (let last = await bytes(); ;) {
    await setTimeout(1_000);
    const now = await bytes();
    if (isDeepStrictEqual(now, last)) return now;
    last = now;
  }
}

/** The application fetches the style sheet, so its resource type is not `stylesheet`. */
function kindOf(request: Request): string {
  if (request.url().endsWith(".css")) return "CSS";
  if (isStateAddress(new URL(request.url()).pathname)) return "state";
  return kinds[request.resourceType() as keyof typeof kinds] ?? "others";
}

/** @returns a function that stops counting and returns the bytes */
function countBytes(page: Page) {
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const kind = kindOf(request);
    const size = request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes }));
    sizes.push(size.catch(() => ({ kind, bytes: 0 })));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (wanted: string) =>
      all.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
    return {
      HTML: sum("HTML"),
      CSS: sum("CSS"),
      JS: sum("JS"),
      state: sum("state"),
      fonts: sum("fonts"),
      pictures: sum("pictures"),
    };
  };
}

/** Gzipped sizes of inline parts. The boot script removes itself from the DOM, so the HTML is parsed instead. */
function inlineBytes(html: string): Row {
  const zipped = (text: string) => (text ? gzipSync(text).length : 0);
  const styles = /<style\b[^>]*>[^]*?<\/style>/g;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const code = scripts.filter(([, attributes = ""]) => !/type="(?!module)/.test(attributes));
  return {
    "inline JS": zipped(code.map(([, , text]) => text).join("\n")),
    "HTML without style": zipped(html.replaceAll(styles, "")),
    "HTML ratio": round(zipped(html) / zipped(html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, "")), 3),
  };
}
