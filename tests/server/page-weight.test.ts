/** Size budgets for pages of the demo. Sizes are equal on every machine; `npm run bench` measures times. */
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startServer, type TestServer } from "../support/server.ts";

/** Kilobytes after gzip. */
const budget = {
  /** Before the first interaction. */
  script: 3,
  /**
   * Includes unused custom properties (0.4 KB) and the metrics of fallback fonts. Home has 16.8, a product in Greek
   * 17.05.
   */
  styles: 17.5,
  /** The page without styles and hydration data, as it would be without scripts. */
  html: 25,
  /** The application on the home page including the home page's blocks; blocks in view add at most 40. */
  application: 150,
  /** Preloaded files: Latin and the site's own letters, for text and headings. */
  fonts: 4,
};

const pages = [
  "/",
  "/category/mice",
  "/product/facet",
  "/service-center",
  "/service-request",
  "/where-to-buy",
  "/search?q=facet",
  "/about",
  "/faq",
];
const hosts = ["ametrin.example", "uk.ametrin.example", "el.ametrin.example"];

const kilobytes = (text: string) => gzipSync(text).length / 1_000;
const textsOf = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text!);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(hosts)("%s", (host) => {
  test.each(pages)("%s is within its budgets", async (path) => {
    const { body } = await server.fetch(host, path);
    const scripts = textsOf(body, /<script(?![^>]*type="application)[^>]*>([^]*?)<\/script>/g);
    const styles = textsOf(body, /<style>([^]*?)<\/style>/g);
    const bare = body.replaceAll(/<(style|script)(?![^>]*type="application)[^>]*>[^]*?<\/\1>/g, "");
    expect(kilobytes(scripts.join(""))).toBeLessThan(budget.script);
    expect(styles).toHaveLength(1);
    expect(kilobytes(styles.join(""))).toBeLessThan(budget.styles);
    expect(kilobytes(bare)).toBeLessThan(budget.html);
    expect(body).not.toMatch(/<script[^>]* src=|rel="(?:modulepreload|stylesheet)"/);
    expect(body.match(/rel="preload" as="font"/g)!.length).toBeLessThanOrEqual(budget.fonts);
  });
});

test("the application is within its budget", async () => {
  const { body } = await server.fetch("ametrin.example", "/");
  const [, entry, modules] = /data-entry="([^"]+)" data-modules="([^"]*)"/.exec(body)!;
  const sizes = await Promise.all(
    [entry!, ...modules!.split(" ")].map(async (href) =>
      kilobytes((await server.fetch("ametrin.example", href)).body),
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(40);
  expect(total).toBeLessThan(budget.application);
});
