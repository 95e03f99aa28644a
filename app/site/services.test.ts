import { expect, test } from "vitest";

import { hasCookieNotice } from "./services.ts";

test("the cookie notice can be removed only if nothing requires consent", () => {
  expect(hasCookieNotice(undefined)).toBe(true);
  expect(hasCookieNotice({})).toBe(true);
  expect(hasCookieNotice({ cookieNotice: false })).toBe(false);
  expect(hasCookieNotice({ cookieNotice: false, services: { chat: undefined } })).toBe(false);
  expect(hasCookieNotice({ cookieNotice: false, services: { tagManager: "GTM-1" } })).toBe(true);
});
