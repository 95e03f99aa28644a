import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Browser, chromium, type Page } from "playwright-core";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { missingPath, paths } from "#tests/support/paths.ts";
import { listeningPort } from "#tests/support/process.ts";

import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";
import { parseCommandLine } from "../scripts/command-line.mjs";

const usage = `npm run screenshots    take screenshots of every page and of the block gallery on four sites at seven widths, and write
                       them with a contact sheet to test-results/screenshots. Requires a build (npm run build)
  --sites en,uk        only these sites
  --widths 360,1280    only these window widths, in pixels
  --paths /,/faq       only these pages`;

const { values: options } = parseCommandLine({
  name: "npm run screenshots",
  usage,
  options: {
    widths: { type: "string", default: "360,640,768,1024,1280,1536,1784" },
    sites: { type: "string", default: "en,uk,el,kz" },
    paths: { type: "string", default: [...paths, missingPath, "/gallery", "/gallery?dir=rtl"].join() },
  },
});

const folder = join(projectRoot, "test-results/screenshots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const dataFolder = mkdtempSync(join(tmpdir(), "site-screenshots-"));
const server = spawn("node", ["dist/server/main.js"], {
  cwd: projectRoot,
  env: {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataFolder,
    APP_ENV: "test",
    REQUEST_RATE: "0",
    RENDER_RATE: "0",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const port = await listeningPort(server);

const pictures = options.sites.split(",").flatMap((site) =>
  options.widths.split(",").flatMap((width) =>
    options.paths.split(",").map((path) => ({
      site,
      path,
      width: Number(width),
      name: `${site}${path.replaceAll(/[^a-z0-9]+/gi, "-")}-${width}.jpg`,
    })),
  ),
);
try {
  // One browser per site: pages that render simultaneously in one browser block each other.
  await Promise.all(Array.from(Map.groupBy(pictures, ({ site }) => site).values(), takePictures));
} finally {
  server.kill("SIGTERM");
  rmSync(dataFolder, { recursive: true, force: true });
}
writeFileSync(join(folder, "index.html"), contactSheet());
console.log(`Wrote ${pictures.length} screenshots to ${folder}`);

async function takePictures(ofSite: typeof pictures) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  try {
    for (const picture of ofSite) await takePicture(browser, picture);
  } finally {
    await browser.close();
  }
}

async function takePicture(browser: Browser, { site, path, width, name }: (typeof pictures)[number]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  // The cookie notice would cover part of every page.
  await page
    .context()
    .addCookies([{ name: "accept-cookies", value: "false", domain: `${site}.localhost`, path: "/" }]);
  await page.goto(`http://${site}.localhost:${port}${path}`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
  });
  await seeAll(page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  await page.screenshot({ path: join(folder, name), fullPage: true, type: "jpeg", quality: 70 });
  await page.close();
}

/** Scrolls through the page to trigger lazy content. */
async function seeAll(page: Page) {
  const { height } = page.viewportSize()!;
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
}

function contactSheet(): string {
  const figures = pictures.map(
    ({ name, width }) =>
      `<figure style="width:${Math.round(width / 5)}px"><a href="${name}"><img src="${name}" loading="lazy" width="100%"></a><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{display:flex;flex-wrap:wrap;gap:12px;align-items:start;font:12px sans-serif}figure{margin:0}</style>${figures.join("\n")}`;
}
