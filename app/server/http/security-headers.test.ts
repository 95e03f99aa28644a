import { expect, test } from "vitest";

import { securityHeaders } from "./security-headers.ts";

const plain = { contentType: undefined, https: false, development: false, hasPolicy: false };
const always = ["referrer-policy", "x-content-type-options"];
const page = [
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "x-frame-options",
  "x-xss-protection",
];

test.each([
  ["a page", "text/html; charset=utf-8", true, [...page]],
  ["an error without a policy of its own", "text/html", false, [...page, "content-security-policy"]],
  ["a redirect", undefined, false, ["content-security-policy"]],
  ["data", "application/json", false, ["content-security-policy", "cross-origin-resource-policy"]],
  ["words", "text/plain; charset=utf-8", false, ["content-security-policy", "cross-origin-resource-policy"]],
  ["a sitemap", "application/xml; charset=utf-8", false, ["content-security-policy"]],
  ["a feed", "application/atom+xml", false, ["content-security-policy"]],
  ["a drawing", "image/svg+xml", false, ["content-security-policy"]],
  ["a picture", "image/webp", false, []],
  ["a film", "video/webm", false, []],
  ["a PDF file", "application/pdf", false, []],
  ["a script", "text/javascript; charset=utf-8", false, []],
  ["a style sheet", "text/css", false, []],
])("%s (%s) has its headers", (_, contentType, hasPolicy, names) => {
  const headers = securityHeaders({ ...plain, contentType, hasPolicy });
  expect(Object.keys(headers).sort()).toEqual([...always, ...names].sort());
});

test.each([
  [true, false, "max-age=63072000"],
  [false, false, undefined],
  [true, true, undefined],
])("with HTTPS %s and development %s the strict transport header is %s", (https, development, value) => {
  expect(securityHeaders({ ...plain, https, development })["strict-transport-security"]).toBe(value);
});

test("a drawing that is opened by itself runs no script", () => {
  expect(securityHeaders({ ...plain, contentType: "image/svg+xml" })["content-security-policy"]).toMatch(
    /default-src 'none'.*sandbox/,
  );
});
