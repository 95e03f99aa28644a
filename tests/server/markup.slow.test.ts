import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";

import { checkHtml, htmlCheckerAvailable } from "../support/html-checker.ts";
import { textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

const hosts = ["en.localhost", "el.localhost"];
const besides = [
  "/gallery",
  "/gallery?dir=rtl",
  "/no-such-page",
  "/category/mice?color=black",
  "/product?page=2",
  "/product/facet?variant=AMT-M-FCT-01-WHT",
  "/search?q=mouse",
  "/where-to-buy?country=SK&product=halo",
  "/service-center?near=50.08,14.43",
  "/drivers-and-manuals?q=nothing",
];

let server: TestServer;
let paths: string[];
/** Markup of every page and of some parameter variants, by host and path. */
const pages = new Map<string, string>();
beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" });
  const sitemap = await server.fetch("en.localhost", "/sitemap.xml");
  paths = textsBetween(sitemap.body, "<loc>", "</loc>").map((address) => new URL(address).pathname);
  for (const host of hosts)
    for (const path of [...paths, ...besides])
      pages.set(`${host}${path}`, (await server.fetch(host, path)).body);
});
afterAll(() => server.stop());

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React's notation, which is valid: void elements, boolean attributes, entities, and styles that pass a color or a
    // position to the style sheet.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "doctype-style": "off",
    // The style sheet shows only one of the two main menus.
    "unique-landmark": "off",
    // The parts of the native element cannot be animated by the compositor alone.
    "prefer-native-element": ["error", { exclude: ["progressbar"] }],
  },
});

test("every page is valid HTML", async () => {
  const problems: string[] = [];
  for (const [page, markup] of pages) {
    const report = await validator.validateString(markup);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        problems.push(`${page} ${ruleId}: ${message} at ${selector}`);
  }
  expect(problems).toEqual([]);
});

test.skipIf(!htmlCheckerAvailable)("the HTML checker of the W3C finds no problem in any page", async () => {
  expect(await checkHtml(pages)).toEqual([]);
});

test("every page but the second list of all products is linked from another one", async () => {
  const linked = new Set<string>();
  for (const path of paths) {
    const { body } = await server.fetch("en.localhost", path);
    for (const [, target] of body.matchAll(/<a [^>]*href="(\/[^"?#]*)/g))
      if (target !== path) linked.add(target!);
  }
  expect(paths.filter((path) => !linked.has(path))).toEqual(["/product"]);
});

test("every link, picture and file of every page exists", async () => {
  const found = new Map<string, string>();
  for (const path of paths) {
    const { body } = await server.fetch("en.localhost", path);
    for (const [, address] of body.matchAll(/\s(?:href|src|poster)="(\/[^"]*)"/g))
      found.set(address!.replaceAll("&amp;", "&").replace(/#.*/, ""), path);
  }
  expect(found.size).toBeGreaterThan(150);
  const dead: string[] = [];
  for (const [address, from] of found) {
    // Resizing all pictures takes too long, so only their originals are checked.
    const { status } = await server.fetch("en.localhost", address.replace(/^\/media\/\d+\//, "/media/"));
    if (status !== 200) dead.push(`${address} on ${from}: ${status}`);
  }
  expect(dead).toEqual([]);
});
