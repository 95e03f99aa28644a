/** Texts that no visitor types, for all text parts of a request. */
import * as fc from "fast-check";

import { sites } from "#tests/support/sites.ts";

/** Part of texts. Unescaped on a page it would be an element. */
export const marker = "<fz7";

/** Follows a line end. In a response it would be a header. */
export const injectedHeader = "fz7-injected";

const special = [
  "",
  "\0",
  "%00",
  "..",
  "__proto__",
  "constructor[prototype][x]",
  "null",
  "NaN",
  "1e309",
  "-1",
  "99999999999999999999",
  `"'>${marker} onload=1>`,
  `</script>${marker}>`,
  `javascript:${marker}`,
  `\r\n${injectedHeader}: 1`,
  `%0d%0a${injectedHeader}:1`,
  "\u202e\ufeff\ud800",
  "${7*7}{{7*7}}",
  "' or 1=1 --",
  "%c0%ae%c0%ae/",
  "%ED%A0%80",
  "%F4%90%80%80",
  "%",
  "%u0041",
];

/** Long texts repeat one letter, an escape or the worst case of patterns. */
const long = fc
  .tuple(
    fc.constantFrom("a", "%41", "a@", "a.", "://a", " ", "[", "[]", "%5B", "é", ","),
    fc.integer({ min: 50, max: 4_000 }),
  )
  .map(([part, times]) => part.repeat(times));

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...special) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: long },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...special), { maxLength: 6 }).map((parts) => parts.join("")),
  },
);

const hosts = sites.flatMap(({ host, aliases = [] }) => [host, ...aliases]);

/** Hosts of the sites, other spellings of them, and other hosts. */
export const hostName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hosts) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...hosts),
        fc.boolean(),
        fc.constantFrom("", ".", "..", ":", ":0", ":00080", ":99999", ":-1", ":x", "@a"),
      )
      .map(([host, upper, end]) => `${upper ? host.toUpperCase() : host}${end}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "[::1", "[::1]:80", "a b", "evil.example", "xn--", `${"a.".repeat(500)}b`),
  },
  { weight: 1, arbitrary: hostileText },
);

/** Escaped as by a browser in three of four cases, otherwise raw. */
export const addressText = fc
  .tuple(hostileText, fc.integer({ min: 0, max: 3 }))
  .map(([text, raw]) => (raw ? encodeURIComponent(text.toWellFormed()) : text.replaceAll(/[\s\0#]/g, "+")));

/** @param words separated by spaces @param others words that are empty or contain spaces */
export const oneWord = (words: string, ...others: string[]) =>
  fc.constantFrom(...words.trim().split(/\s+/), ...others);
