import { expect, test } from "vitest";

import { requestOrigin } from "./request-origin.ts";

const host = { name: "de.brand.example" };

test.each([
  ["same", { "sec-fetch-site": "same-origin" }],
  ["foreign", { "sec-fetch-site": "cross-site" }],
  ["foreign", { "sec-fetch-site": "same-site" }],
  ["foreign", { "sec-fetch-site": "none" }],
  ["foreign", { "sec-fetch-site": "cross-site", origin: "https://de.brand.example" }],
  ["same", { origin: "https://de.brand.example" }],
  ["foreign", { origin: "https://brand.example" }],
  ["foreign", { origin: "https://de.brand.example.evil.example" }],
  ["foreign", { origin: "https://de.brand.example:8443" }],
  ["foreign", { origin: "null" }],
  ["same", { referer: "https://de.brand.example/where-to-buy?pickup-city=Berlin" }],
  ["foreign", { referer: "https://evil.example/de.brand.example" }],
  ["unknown", {}],
] as const)("the origin is %s with the headers %j", (expected, headers) => {
  expect(requestOrigin(new Headers(headers), host)).toBe(expected);
});

test("a default port is optional, any other port is required", () => {
  const headers = new Headers({ origin: "https://de.brand.example" });
  expect(requestOrigin(new Headers({ origin: "https://de.brand.example.:443" }), host)).toBe("same");
  expect(requestOrigin(headers, { ...host, port: 3000 })).toBe("foreign");
  expect(
    requestOrigin(new Headers({ origin: "http://en.localhost:3000" }), { name: "en.localhost", port: 3000 }),
  ).toBe("same");
});
