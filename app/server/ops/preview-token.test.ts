import { expect, test } from "vitest";

import { isPreviewToken, maxPreviewDays, signPreview } from "./preview-token.server.ts";

const secret = "a-secret-of-some-length";
const now = Date.parse("2026-03-01T00:00:00Z");
const day = 24 * 60 * 60 * 1000;
const token = signPreview(secret, "/news", 7, now);

test("a link opens its path until it expires", () => {
  expect(isPreviewToken(secret, "/news", token, now)).toBe(true);
  expect(isPreviewToken(secret, "/news", token, now + 7 * day - 1)).toBe(true);
  expect(isPreviewToken(secret, "/news", token, now + 7 * day + 1000)).toBe(false);
});

test("a link opens no other path, and cannot be made without the secret", () => {
  expect(isPreviewToken(secret, "/news-2", token, now)).toBe(false);
  expect(isPreviewToken("another-secret-of-length", "/news", token, now)).toBe(false);
  const later = token.replace(/^\d+/, (seconds) => String(Number(seconds) + 86_400));
  expect(isPreviewToken(secret, "/news", later, now)).toBe(false);
});

test("links beyond the longest time are invalid", () => {
  expect(isPreviewToken(secret, "/news", signPreview(secret, "/news", maxPreviewDays + 1, now), now)).toBe(
    false,
  );
});

test.each(["", "1", "1.2", `${token}x`, "9".repeat(5000), `${token}.${token}`])("rejects %j", (given) => {
  expect(isPreviewToken(secret, "/news", given, now)).toBe(false);
});
