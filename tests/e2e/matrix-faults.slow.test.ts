/** Planted faults fail the matrix and are in its reports. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";

import { deploymentAt } from "../matrix/deployment.ts";
import { isInstalled } from "../matrix/engines.ts";
import { knownBy } from "../matrix/import-content.ts";
import { parseOptions } from "../matrix/options.ts";
import { runMatrix } from "../matrix/run-matrix.ts";
import { sites } from "../support/sites.ts";
import { sitePort } from "../support/site-port.ts";

const folder = mkdtempSync(join(tmpdir(), "site-matrix-faults-"));
const baseline = join(folder, "baseline");
const known = knownBy(loadContent());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param count number of requests for the page so far */
type Plant = (html: string, count: number) => string;

/** A proxy of the site that plants a fault into a page. */
async function startPlanting(plant: Plant) {
  let count = 0;
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const { method, url: path = "/" } = incoming;
    const options = { host: "127.0.0.1", port: sitePort, method, path, headers };
    incoming.pipe(
      request(options, async (answer) => {
        const isPage = path === "/warranty" && method === "GET" && headers.host?.startsWith("de.");
        if (!isPage) {
          outgoing.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        let html = "";
        for await (const chunk of answer.setEncoding("utf8")) html += chunk;
        // The policy would block styles that the server does not know.
        const { "content-length": _length, "content-security-policy": _policy, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode!, rest).end(plant(html, ++count));
      }),
    );
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return proxy;
}

async function look(name: string, plant: Plant, ...more: string[]) {
  const report = join(folder, name);
  const proxy = await startPlanting(plant);
  try {
    const { port } = proxy.address() as AddressInfo;
    const cell = ["--site", "de", "--route", "/warranty", "--width", "360", "--baseline", baseline];
    const browser = more.includes("--browser") ? [] : ["--browser", "chromium"];
    const options = parseOptions([...browser, ...cell, "--report", report, ...more]);
    const run = await runMatrix(options, deploymentAt(port, known, sites));
    return { report, cell: run.cells[0]!, checks: run.cells[0]!.findings.map(({ check }) => check) };
  } finally {
    proxy.close();
    proxy.closeAllConnections();
  }
}

const asItIs: Plant = (html) => html;
const withStyle =
  (rule: string): Plant =>
  (html) =>
    html.replace("</head>", `<style>${rule}</style></head>`);
/** Replaces the word in the HTML and in the hydration data. */
const withWord: Plant = (html) => {
  expect(html).toContain("Kaufbeleg");
  return html.replaceAll("Kaufbeleg", "Kaufblorp");
};

beforeAll(() => look("accepted", asItIs, "--accept"));

test("an unchanged page passes", async () => {
  const { cell, report } = await look("same", asItIs);
  expect(cell.findings).toEqual([]);
  expect(readFileSync(join(report, "results.json"), "utf8")).not.toContain("isNew");
});

test("an unaccepted difference fails", async () => {
  const band = withStyle("main::before { content: ''; display: block; height: 120px; background: #067 }");
  const { checks, report } = await look("difference", band, "--retries", "0");
  expect(checks).toEqual(["picture"]);
  expect(readFileSync(join(report, "report.html"), "utf8")).toMatch(/Changes \(1\)[^]*of the picture/);
  expect(existsSync(join(report, "pictures/chromium/de/warranty-360.webp"))).toBe(true);
});

test("a word in no dictionary fails, and all reports have it with a trace", async () => {
  const { checks, cell, report } = await look("word", withWord);
  expect(new Set(checks)).toEqual(new Set(["spelling", "picture"]));
  expect(cell.findings.map(({ says }) => says)).toContain("in no dictionary: Kaufblorp");
  expect(readFileSync(join(report, cell.trace!)).subarray(0, 2).toString()).toBe("PK");
  const junit = readFileSync(join(report, "junit.xml"), "utf8");
  expect(junit).toMatch(/<testsuite name="chromium\.de" tests="1" failures="1"/);
  expect(junit).toMatch(/<failure message="spelling: in no dictionary: Kaufblorp[^"]*" type="spelling">/);
  const results = JSON.parse(readFileSync(join(report, "results.json"), "utf8")) as {
    failing: number;
    cells: { retries: number; findings: { check: string }[] }[];
  };
  expect(results).toMatchObject({
    failing: 1,
    cells: [{ retries: 1 }],
  });
  expect(results.cells[0]!.findings[0]!.check).toBe("spelling");
});

test("words that overflow the page fail", async () => {
  const wide = withStyle("main h1 { white-space: nowrap; font-size: 90px !important }");
  const { checks } = await look("overflow", wide, "--retries", "0");
  expect(checks).toContain("places");
});

test("a finding that a retry does not repeat is flaky and passes", async () => {
  // Twice: with and without JavaScript.
  const { cell, report } = await look("flaky", (html, count) => (count <= 2 ? withWord(html, count) : html));
  expect(cell.findings).toEqual([]);
  expect(cell.flaky.map(({ check }) => check)).toContain("spelling");
  expect(readFileSync(join(report, "junit.xml"), "utf8")).toMatch(
    /failures="0"[^]*<flakyFailure message="spelling/,
  );
});

test.skipIf(!isInstalled("firefox"))("Firefox has the same findings", async () => {
  const own = ["--browser", "firefox", "--baseline", join(folder, "firefox"), "--retries", "0"];
  expect((await look("firefox", asItIs, ...own)).cell.findings).toEqual([]);
  const wide = withStyle("main h1 { white-space: nowrap; font-size: 90px !important }");
  expect((await look("firefox-overflow", wide, ...own)).checks).toContain("places");
});

test("a browser that does not start fails its pages, and the run continues", async () => {
  vi.stubEnv("FIREFOX", "/bin/false");
  const { cell, report } = await look("no-browser", asItIs, "--browser", "firefox");
  vi.unstubAllEnvs();
  expect(cell.findings.map(({ check }) => check)).toEqual(["browser"]);
  expect(readFileSync(join(report, "junit.xml"), "utf8")).toContain("firefox did not open the site");
});
