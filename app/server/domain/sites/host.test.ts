import { expect, test } from "vitest";

import { parseHost, writeHost } from "./host.ts";

const spelled = (text: string) => {
  const host = parseHost(text);
  return host && writeHost(host);
};

test.each([
  "de.brand.example",
  "DE.Brand.EXAMPLE",
  "de.brand.example.",
  "de.brand.example:",
  "de.brand.example:80",
  "de.brand.example:0080",
  "de.brand.example:443",
  "De.Brand.Example.:00443",
  " de.brand.example ",
])("%j is one spelling of a host", (text) => expect(spelled(text)).toBe("de.brand.example"));

test.each([
  ["localhost:3000", "localhost:3000"],
  ["localhost:03000", "localhost:3000"],
  ["localhost:0", "localhost:0"],
  ["[::1]:3000", "[::1]:3000"],
  ["[2001:DB8::1]", "[2001:db8::1]"],
  ["", ""],
  [`${"a".repeat(253)}:65535`, `${"a".repeat(253)}:65535`],
  [`${"a".repeat(253)}.`, "a".repeat(253)],
])("%j is parsed as %j", (text, expected) => expect(spelled(text)).toBe(expected));

test.each([
  "a".repeat(254),
  "a".repeat(120_000),
  "brand.example:65536",
  "brand.example:000080",
  "brand.example:-1",
  "brand.example:80:80",
  "user@brand.example",
  "brand.example/path",
  "brand.example, other.example",
  "b\u00fccher.example",
  "::1",
  "[::1",
  "[brand]",
])("%j is not a host", (text) => expect(parseHost(text)).toBeUndefined());
