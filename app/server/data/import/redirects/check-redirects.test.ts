import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import type { ContentFiles } from "../content-files.server.ts";
import { checkRedirects } from "./check-redirects.server.ts";
import { parseRedirects } from "./parse-redirects.ts";

const media = mkdtempSync(join(tmpdir(), "redirects-"));
mkdirSync(join(media, "downloads"));
writeFileSync(join(media, "downloads/manual.pdf"), "");
afterAll(() => rmSync(media, { recursive: true }));

const site = (code: string) => ({
  code,
  host: `${code}.example`,
  aliases: [`www.${code}.example`, `old-${code}.example`],
  localHosts: [`${code}.localhost`],
});
const entries = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

const content = {
  sites: { value: { sites: [site("en"), site("de")] } },
  pages: [...entries("about", "help"), { slug: "impressum", site: "de" }],
  articles: entries("journal-entry"),
  products: entries("lamp"),
  categories: entries("lamps").map((entry) => ({ ...entry, value: {} })),
  certificates: [],
  unread: new Set(["products/chair"]),
} as unknown as ContentFiles;

const problemsOf = (...lines: string[]) =>
  checkRedirects({ ...content, redirects: parseRedirects("redirects.csv", lines.join("\n")) }, media).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test("redirects to pages, files, other hosts and addresses of other sites are valid", () => {
  expect(
    problemsOf(
      "/old /about",
      "/old/ueber /help#part 302",
      "/imprint https://de.example/impressum",
      "https://de.example/recht /impressum",
      "/lamp.html /product/lamp?ref=old",
      "/chair.html /product/chair",
      "/manual.pdf /media/downloads/manual.pdf",
      "/partner https://partner.example/anything",
      "/?p=12 /about",
      "/blog/* /journal-entry",
      "/left 410",
      "https://old-en.example/* https://en.example/:splat",
      "https://old-en.example/about /help",
      "/later /product/of-rows 301!",
    ),
  ).toEqual([]);
});

test.each([
  [["/a /a"], ['1: to: got "/a", which leads back to "/a", expected a page']],
  [
    ["/a /b", "/b /c", "/c /a"],
    [
      '1: to: got "/b", which leads back to "/a" by line 2, 3, expected a page',
      '2: to: got "/c", which leads back to "/b" by line 3, 1, expected a page',
      '3: to: got "/a", which leads back to "/c" by line 1, 2, expected a page',
    ],
  ],
  [["/a/* /a/b/:splat"], ['1: to: got "/a/b/:splat", which leads back to "/a/*", expected a page']],
  [
    ["/a https://en.example/b", "https://www.en.example/b /about", "https://en.example/b /a"],
    [
      '1: to: got "https://en.example/b", which leads back to "/a" by line 3, expected a page',
      '3: to: got "/a", which leads back to "https://en.example/b" by line 1, expected a page',
    ],
  ],
  [
    ["/x /a", "/a /b", "/b /a"],
    [
      '1: to: got "/a", which leads into a circle at line 2, expected a page',
      '2: to: got "/b", which leads back to "/a" by line 3, expected a page',
      '3: to: got "/a", which leads back to "/b" by line 2, expected a page',
    ],
  ],
])("circles are reported: %j", (lines, problems) => {
  expect(problemsOf(...lines)).toEqual(problems);
});

test.each([
  [
    ["/a /b", "/b /c", "/c /about"],
    '1: to: got "/b", which is redirected once more by line 2, 3, expected "/about"',
  ],
  [["/a /b", "/b 410"], '1: to: got "/b", which is redirected once more by line 2, expected "410"'],
])("detours are reported: %j", (lines, problem) => {
  expect(problemsOf(...lines)).toContain(problem);
});

test.each([
  [
    "/old /abuot",
    'to: got "/abuot", which leads to nothing, did you mean "/about"?, expected the address of a page',
  ],
  ["/old /impressum", 'to: got "/impressum", which leads to nothing on en, expected the address of a page'],
  [
    "/old https://www.en.example/impressum",
    'to: got "https://www.en.example/impressum", which leads to nothing, expected the address of a page',
  ],
  ["/old /media/downloads/gone.pdf", 'to: got "/media/downloads/gone.pdf", expected a file of media/'],
])("targets that do not exist are reported: %s", (line, problem) => {
  expect(problemsOf(line)).toEqual([`1: ${problem}`]);
});

test.each([
  ["/about /help", 'from: got "/about", which hides the page /about'],
  ["/product/* /category/lamps", 'from: got "/product/*", which hides the page /product'],
  ["/* /about", 'from: got "/*", which hides the page /'],
  ["https://de.example/impressum /about", "which hides the page /impressum"],
  ["/media/downloads/manual.pdf /about", "which is a file"],
  ["/assets/* /about", "which belongs to the server"],
  ["https://else.example/a /about", 'from: got "https://else.example/a", expected a host of sites.yaml'],
])("addresses that are in use are reported: %s", (line, problem) => {
  expect(problemsOf(line)).toEqual([expect.stringContaining(problem)]);
});

test("an address has one redirect", () => {
  expect(problemsOf("/old /about", "/old/ /help")).toEqual(['2: from: got "/old/", which line 1 has']);
});
