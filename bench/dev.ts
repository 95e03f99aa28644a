/** Measures the time from a saved file to its effect in the browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Page } from "playwright-core";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";
import { parseCommandLine, reject } from "../scripts/command-line.mjs";
import { percentile, rowsTable } from "./report.ts";

/** `change` writes a number into a file. `isSeen` detects it on the open page without a manual reload. */
type Edit = {
  path: string;
  file: string;
  change: (source: string, mark: number) => string;
  isSeen: (mark: number) => boolean;
};

const insert = (source: string, before: string, text: string) => {
  if (!source.includes(before)) throw new Error(`not found: ${before}`);
  return source.replace(before, () => text);
};

/** Case-insensitive, because styles may capitalize the text. */
const hasText = (mark: number) => document.body.innerText.toLowerCase().includes(`edit ${mark}`);

const edits: Record<string, Edit> = {
  component: {
    path: "/",
    file: "app/layout/footer.tsx",
    change: (source, mark) =>
      insert(source, "<p>{brand?.copyright", `<p data-edit="${mark}">{brand?.copyright`),
    isSeen: (mark) => document.querySelector(`[data-edit="${mark}"]`) !== null,
  },
  token: {
    path: "/",
    file: "styles/tokens.ts",
    change: (source, mark) => insert(source, "rem(step * 4)", `rem(step * (4 + ${mark} / 1000))`),
    isSeen: (mark) => {
      const padding = Number.parseFloat(getComputedStyle(document.querySelector("footer")!).paddingBlockEnd);
      return Math.abs(padding - 8 * (4 + mark / 1000)) < 0.004;
    },
  },
  recipe: {
    path: "/",
    file: "styles/recipes/footer.ts",
    change: (source, mark) =>
      insert(source, 'overflowWrap: "anywhere",', `overflowWrap: "anywhere", scrollMarginTop: "${mark}px",`),
    isSeen: (mark) => getComputedStyle(document.querySelector("footer")!).scrollMarginTop === `${mark}px`,
  },
  "static block": {
    path: "/faq",
    file: "app/blocks/faq/faq.tsx",
    change: (source, mark) => insert(source, "title={block.title}", `title={"Edit ${mark}"}`),
    isSeen: hasText,
  },
  message: {
    path: "/",
    file: "app/locales/en/common.po",
    change: (source, mark) => insert(source, 'msgstr "Footer"', `msgstr "Footer ${mark}"`),
    isSeen: (mark) => document.querySelector(`[aria-label="Footer ${mark}"]`) !== null,
  },
  YAML: {
    path: "/faq",
    file: "content/pages/faq.yaml",
    change: (source, mark) => insert(source, "    text: Twenty-nine", `    text: Edit ${mark} Twenty-nine`),
    isSeen: hasText,
  },
  Markdown: {
    path: "/cloth-or-hard-pad",
    file: "content/articles/cloth-or-hard-pad.md",
    change: (source, mark) => `${source}\nEdit ${mark}\n`,
    isSeen: hasText,
  },
  loader: {
    path: "/",
    file: "app/routes/__root.tsx",
    change: (source, mark) =>
      insert(
        source,
        "return { site, menus, configuration };",
        `if (configuration.brand) configuration.brand.tagline = "Edit ${mark}";\n    return { site, menus, configuration };`,
      ),
    isSeen: hasText,
  },
  "server module": {
    path: "/",
    file: "app/server/domain/configuration/site-chrome.server.ts",
    change: (source, mark) => insert(source, "{ ...brand, ", `{ ...brand, tagline: "Edit ${mark}", `),
    isSeen: hasText,
  },
};

const usage = `npm run bench:dev      measure the milliseconds from the edit of a file until the open page of the development server
                       shows it, for ${Object.keys(edits).length} kinds of edit. Changes files and restores them; requires Chromium
  --runs 5             edits of each kind; the table shows their median
  --only NAMES         only these kinds, of ${Object.keys(edits).join(", ")}`;

const name = "npm run bench:dev";
const { values: options } = parseCommandLine({
  name,
  usage,
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: Object.keys(edits).join() },
  },
});
const kinds = options.only.split(",");
const unknown = kinds.filter((kind) => !Object.hasOwn(edits, kind));
if (unknown.length > 0) reject(name, `unknown kind of edit: ${unknown.join(", ")}`);

/** Milliseconds. */
const timeout = 60_000;

const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
const port = await freePort();
const server = startDevelopment(port);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const originals = new Map<string, string>();
const restore = () => originals.forEach((source, file) => writeFileSync(file, source));
const end = async () => {
  restore();
  await browser.close();
  process.kill(-server.pid!, "SIGTERM");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));

try {
  const page = await browser.newPage();
  const rows = [];
  for (const kind of kinds) {
    rows.push({ edit: kind, ...(await measure(page, edits[kind]!)) });
    console.error(`${kind}: ${rows.at(-1)!.median} ms`);
  }
  console.log(rowsTable(rows));
} finally {
  await end();
}

async function measure(page: Page, { path, file, change, isSeen }: Edit) {
  const absolute = join(projectRoot, file);
  const original = readFileSync(absolute, "utf8");
  originals.set(absolute, original);
  await openPage(page, path);
  const times: number[] = [];
  // The first run loads modules and is not counted.
  for (let run = 0; run <= Number(options.runs); run++) {
    const mark = 11 + run * 2;
    const started = performance.now();
    writeFileSync(absolute, change(original, mark));
    await waitUntilSeen(page, isSeen, mark);
    times.push(performance.now() - started);
    await page.waitForTimeout(1_000);
  }
  writeFileSync(absolute, original);
  await page.waitForTimeout(3_000);
  const [first, ...others] = times.map(Math.round);
  return {
    first: first!,
    median: percentile(others, 50),
    slowest: Math.max(...others),
  };
}

/** Retries, because evaluations fail while the page reloads. */
async function waitUntilSeen(page: Page, isSeen: Edit["isSeen"], mark: number) {
  const until = performance.now() + timeout;
  while (performance.now() < until) {
    if (await page.evaluate(isSeen, mark).catch(() => false)) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`The page did not show the edit within ${timeout / 1000} s`);
}

async function openPage(page: Page, path: string) {
  const address = `http://en.localhost:${port}${path}`;
  const until = performance.now() + 2 * timeout;
  while (!(await page.goto(address, { timeout }).catch(() => undefined))?.ok()) {
    if (performance.now() > until) throw new Error(`${address} does not respond`);
    await page.waitForTimeout(500);
  }
  const isHydrated = () =>
    Object.keys(document.querySelector("footer")!).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isHydrated, undefined, { timeout: 2 * timeout });
  await page.waitForLoadState("networkidle");
}

/** Starts its own process group, so that Vite can be stopped too. */
function startDevelopment(on: number): ChildProcess {
  return spawn(process.execPath, ["scripts/dev.mjs", "--port", String(on), "--host", "127.0.0.1"], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
}

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
