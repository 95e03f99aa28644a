import { expect, test } from "vitest";

import { parseRedirects } from "./parse-redirects.ts";

const usual = { host: undefined, query: "", isPrefix: false, isForced: false, status: 301 };

test("rows of a table and lines of _redirects may stand in one file", () => {
  const { rows, problems } = parseRedirects(
    "redirects.csv",
    [
      "\uFEFFfrom,to,status",
      "/old,/about,301",
      '"/a,b", /help ',
      "/index.php?b=2&a=1;/mice;302",
      "https://Old.Example/x/,https://other.example/y?z=1",
      "/gone,,410",
      "",
      "# of the old shop",
      "/news/*  /journal/:splat  302!  # moved",
      "/left   410",
      "/ümlaut /über-uns",
    ].join("\r\n"),
  );
  expect(problems).toEqual([]);
  expect(rows.map(({ from: _from, to: _to, ...row }) => row)).toEqual([
    { ...usual, line: 2, path: "/old", target: "/about" },
    { ...usual, line: 3, path: "/a,b", target: "/help" },
    { ...usual, line: 4, path: "/index.php", query: "a=1&b=2", target: "/mice", status: 302 },
    { ...usual, line: 5, path: "/x", host: "old.example", target: "https://other.example/y?z=1" },
    { ...usual, line: 6, path: "/gone", target: "", status: 410 },
    {
      ...usual,
      line: 9,
      path: "/news",
      isPrefix: true,
      target: "/journal/:splat",
      status: 302,
      isForced: true,
    },
    { ...usual, line: 10, path: "/left", target: "", status: 410 },
    { ...usual, line: 11, path: "/ümlaut", target: "/%C3%BCber-uns" },
  ]);
});

test.each([
  ["old,/about", 'from: got "old", expected a path like /old-page or /old/*'],
  ["//evil.example,/about", 'from: got "//evil.example", expected a path'],
  ["/old#part,/about", 'from: got "/old#part", expected a path'],
  ["/news/:year/* /journal", 'from: got "/news/:year/*", expected a path'],
  ["/a*,/about", 'from: got "/a*", expected a path'],
  ["/old,about", 'to: got "about", expected a path like /about'],
  ["/old,javascript:alert(1)", 'to: got "javascript:alert(1)", expected a path'],
  ["/old,https://user:secret@other.example", 'to: got "https://user:secret@other.example", expected a path'],
  ["/old,/journal/:splat", 'to: got "/journal/:splat", expected no :splat'],
  ["/old/* /:slug", 'to: got "/:slug", expected a path'],
  ["/old /about 200", 'status: got "200", expected 301, 302 or 410'],
  ["/old,/about,gone", 'status: got "gone", expected 301, 302 or 410'],
  ["/old,/about,410", 'to: got "/about", expected nothing, because the page is gone'],
  ["/old", 'got "/old", expected old address, new address and status'],
  ["/old /about 301 Country=de", 'got "/old /about 301 Country=de", expected old address'],
  ['"/old,/about', 'got "\\"/old,/about", expected old address'],
  [`/${"x".repeat(600)},/about`, "expected at most 600 characters"],
])("%s is reported with its line, its value and the expected value", (line, message) => {
  const { rows, problems } = parseRedirects("content/redirects.csv", `# first\n${line}\n`);
  expect(rows).toEqual([]);
  expect(problems).toEqual([
    { file: "content/redirects.csv", line: 2, message: expect.stringContaining(message) as string },
  ]);
});

test("a file has at most 20,000 redirects", () => {
  const { rows, problems } = parseRedirects("redirects.csv", "/a /b\n".repeat(20_001));
  expect(rows).toHaveLength(20_000);
  expect(problems).toEqual([
    { file: "redirects.csv", line: 20_001, message: "expected at most 20000 redirects" },
  ]);
});
