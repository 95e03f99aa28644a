import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { launchBrowser, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds against WCAG 2.2 AA, one line for each element. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.split("\n")[1] ?? ""}`,
    ),
  );
}

/** Contrast is measured on pages that stand still, not in the middle of a fade. */
const still = { reducedMotion: "reduce" } as const;

let server: TestServer;
let browser: Browser;
const address = (code: string, path: string) => `http://${code}.localhost:${server.port}${path}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ APP_ENV: "test" }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const paths = [
  "/",
  "/category",
  "/category/mice",
  "/product/facet",
  "/about",
  "/help",
  "/faq",
  "/privacy-policy",
  "/how-the-facet-shell-is-cut",
  "/certificates",
  "/certificates/doc-facet",
  "/drivers-and-manuals",
  "/service-center",
  "/where-to-buy",
];

describe.each([
  { code: "en", theme: "default" },
  { code: "kz", theme: "purple" },
])("pages in the $theme theme", ({ code }) => {
  test.each(paths)("%s", async (path) => {
    await visit(
      browser,
      address(code, path),
      async ({ page }) => {
        expect(await findings(page)).toEqual([]);
      },
      still,
    );
  });
});

test("the error page", async () => {
  const page = await browser.newPage();
  await page.goto(address("de", "/nope"));
  expect(await findings(page)).toEqual([]);
  await page.close();
});

describe("the block gallery", () => {
  test.each([
    "theme=default",
    "theme=purple",
    "tone=dark",
    "tone=light",
    "tone=accent",
    "theme=default&dir=rtl",
  ])(
    "%s",
    async (look) => {
      await visit(
        browser,
        address("en", `/gallery?${look}`),
        async ({ page }) => {
          // Sections stand beside each other without the page around them, and some are page openings.
          const found = await findings(page);
          expect(found.filter((line) => !/^(heading-order|page-has-heading-one)/.test(line))).toEqual([]);
        },
        still,
      );
    },
    120_000,
  );
});
