/** Lighthouse in phone mode. A separate 180 MB package in `bench/lighthouse`, installed on demand. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { hasCaddy, startCaddy } from "#tests/support/caddy.ts";
import { sites } from "#tests/support/sites.ts";

import { findChromium } from "../../scripts/chromium.mjs";
import { percentile } from "../report.ts";
import { type Measurement, round, type Row } from "./measurement.ts";
import { outliveFirstMinute } from "./stage.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

const run = promisify(execFile);

const folder = join(projectRoot, "bench/lighthouse");
const program = join(folder, "node_modules/lighthouse/cli/index.js");

const codes = ["en", "uk", "el"];
const paths = [
  "/",
  "/category/mice",
  "/product/facet",
  "/service-center",
  "/where-to-buy",
  "/how-the-facet-shell-is-cut",
];

/** Bytes. The result includes screenshots. */
const maxBuffer = 100 * 2 ** 20;

type Report = {
  runtimeError?: { message: string };
  categories: Partial<
    Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number | null }>
  >;
  audits: Record<
    "first-contentful-paint" | "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift",
    { numericValue: number }
  >;
};

const token = "internal-0123456789abcdef";

export const lighthouse: Measurement = {
  title: "Lighthouse (mobile)",
  note: "Pages are loaded through the proxy of deploy/ with HTTP/2, after the first minute of a page. The last column is the blocking time of the same page without scripts.",
  run: async (stage, quick) => {
    if (!hasCaddy) throw new Error("Install Caddy first: the pages are loaded through it.");
    if (!existsSync(program)) install();
    const environment = { PAGE_WARM_UP: "off", TRUST_PROXY: "1", INTERNAL_TOKEN: token };
    const { port } = await stage.startSite({ core: "any", environment });
    const plain = await serveWithoutScripts(port);
    const [own, bare] = [
      await startCaddy([port], token, { logLevel: "ERROR" }),
      await startCaddy([plain.port], token, { logLevel: "ERROR" }),
    ];
    const pages = sites
      .filter(({ code }) => codes.includes(code))
      .flatMap(({ code, host }) => paths.map((path) => ({ code, host, path })));
    const measured = quick ? pages.slice(0, 1) : pages;
    const fetchAll = async () => {
      for (const { host, path } of measured)
        // Same host header as the browser's, because it is part of the cache key.
        await own.fetch(host, path, { headers: { host: `${host}:${own.httpsPort}` } });
    };
    const rows: Row[] = [];
    try {
      await outliveFirstMinute(fetchAll);
      for (const { code, host, path } of measured) {
        const figures: Record<string, number>[] = [];
        // Alternating, so that disturbances affect both.
        for (let count = 0; count < (quick ? 1 : 3); count++) {
          const full = figuresOf(await inspect(`https://${host}:${own.httpsPort}${path}`));
          const without = figuresOf(await inspect(`https://${host}:${bare.httpsPort}${path}`, "performance"));
          figures.push({ ...full, "TBT ms without script": without["TBT ms"]! });
        }
        rows.push({ page: `${code} ${path}`, ...medians(figures) });
      }
    } finally {
      await Promise.all([own.stop(), bare.stop()]);
      plain.stop();
    }
    return rows;
  },
};

/** Skips install scripts, one of which sends telemetry. */
function install() {
  console.log("Installing Lighthouse");
  spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

async function inspect(url: string, category?: string): Promise<Report> {
  const flags =
    "--headless --no-sandbox --disable-gpu --ignore-certificate-errors --host-resolver-rules='MAP * 127.0.0.1'";
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      `--chrome-flags=${flags}`,
      ...(category ? [`--only-categories=${category}`] : []),
    ],
    { maxBuffer, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

const figuresOf = ({ categories, audits }: Report) => ({
  performance: round((categories.performance?.score ?? 0) * 100),
  accessibility: round((categories.accessibility?.score ?? 0) * 100),
  "best practices": round((categories["best-practices"]?.score ?? 0) * 100),
  SEO: round((categories.seo?.score ?? 0) * 100),
  "FCP ms": round(audits["first-contentful-paint"].numericValue),
  "LCP ms": round(audits["largest-contentful-paint"].numericValue),
  "TBT ms": round(audits["total-blocking-time"].numericValue),
  CLS: round(audits["cumulative-layout-shift"].numericValue, 3),
});

const medians = (figures: readonly Record<string, number>[]): Row =>
  Object.fromEntries(
    Object.keys(figures[0]!).map((name) => [
      name,
      percentile(
        figures.map((figure) => figure[name]!),
        50,
      ),
    ]),
  );
