import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";

import { textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

const hosts = ["en.localhost", "el.localhost"];
const besides = ["/gallery", "/no-such-page"];

let server: TestServer;
let paths: string[];
beforeAll(async () => {
  server = await startServer({ APP_ENV: "test" });
  const sitemap = await server.fetch("en.localhost", "/sitemap.xml");
  paths = textsBetween(sitemap.body, "<loc>", "</loc>").map((address) => new URL(address).pathname);
});
afterAll(() => server.stop());

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // How React writes markup, which is all valid: void elements, boolean attributes, entities, styles
    // that carry a colour or a position to the style sheet.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "doctype-style": "off",
    // Of the two main menus the style sheet shows one.
    "unique-landmark": "off",
    // The native element's parts cannot be moved by the compositor alone.
    "prefer-native-element": ["error", { exclude: ["progressbar"] }],
  },
});

test("every page is valid HTML", async () => {
  const problems: string[] = [];
  for (const host of hosts) {
    for (const path of [...paths, ...besides]) {
      const { body } = await server.fetch(host, path);
      const report = await validator.validateString(body);
      for (const { messages } of report.results)
        for (const { ruleId, message, selector } of messages)
          problems.push(`${host}${path} ${ruleId}: ${message} at ${selector}`);
    }
  }
  expect(problems).toEqual([]);
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

test("every link, picture and file of every page is there", async () => {
  const found = new Map<string, string>();
  for (const path of paths) {
    const { body } = await server.fetch("en.localhost", path);
    for (const [, address] of body.matchAll(/\s(?:href|src|poster)="(\/[^"]*)"/g))
      found.set(address!.replaceAll("&amp;", "&").replace(/#.*/, ""), path);
  }
  expect(found.size).toBeGreaterThan(150);
  const dead: string[] = [];
  for (const [address, from] of found) {
    // Resizing a picture takes seconds in all; that its original is there is enough here.
    const { status } = await server.fetch("en.localhost", address.replace(/^\/media\/\d+\//, "/media/"));
    if (status !== 200) dead.push(`${address} on ${from}: ${status}`);
  }
  expect(dead).toEqual([]);
});
