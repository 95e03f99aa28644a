import { expect, test } from "vitest";

import { fillPlaceholders, placeholdersIn } from "./placeholders.ts";

const scope = (languageTag: string) => ({
  site: { code: "a", languageTag },
  sites: {
    own: new Map([["a", { accessibilityAuthority: { name: "Amt", url: "https://amt.example" } }]]),
  },
  runtime: { settings: { SUBMISSION_RETENTION_DAYS: 365 } },
});

test.each([
  ["en", "Kept for 365\u00a0days"],
  ["de", "Kept for 365\u00a0Tage"],
  ["pl", "Kept for 365\u00a0dni"],
  ["uk", "Kept for 365\u00a0днів"],
])("a period is written as %s writes it", (languageTag, text) => {
  expect(fillPlaceholders("Kept for {submissionRetention}", scope(languageTag))).toBe(text);
});

test("placeholders are replaced in all strings of blocks", () => {
  const blocks = [
    { kind: "rich-text", body: "{cookieRetention}", more: [{ text: "{cookieRetention}" }], size: 2 },
  ];
  expect(fillPlaceholders(blocks, scope("en"))).toEqual([
    { kind: "rich-text", body: "365\u00a0days", more: [{ text: "365\u00a0days" }], size: 2 },
  ]);
});

test("an authority is a link in Markdown and its name in plain text, and is empty if the site has none", () => {
  const text = "To: {accessibilityAuthority}";
  expect(fillPlaceholders(text, scope("en"))).toBe("To: [Amt](https://amt.example)");
  expect(fillPlaceholders(text, scope("en"), "plain")).toBe("To: Amt");
  expect(fillPlaceholders(text, { ...scope("en"), sites: { own: new Map() } })).toBe("To: ");
});

test("unknown names and escaped braces are not replaced", () => {
  const text = "{toString} {unknown} \\{cookieRetention} { x }";
  expect(fillPlaceholders(text, scope("en"))).toBe(text);
  expect(placeholdersIn(text)).toEqual(["toString", "unknown"]);
});
