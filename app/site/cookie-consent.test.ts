import { expect, test } from "vitest";

import { choiceCookie, foreignCookies, hasAccepted, hasChosen } from "./cookie-consent.ts";

test("a new visitor has not accepted", () => {
  expect(hasAccepted("")).toBe(false);
  expect(hasAccepted("theme=dark; not-accept-cookies=true")).toBe(false);
});

test("the cookie is found among others", () => {
  expect(hasAccepted("a=1; accept-cookies=true; b=2")).toBe(true);
});

test("any other value of the cookie hides the notice, but is not a consent", () => {
  expect(hasChosen("accept-cookies=false")).toBe(true);
  expect(hasAccepted("accept-cookies=false")).toBe(false);
  expect(hasChosen("not-accept-cookies=true")).toBe(false);
});

test("the cookie of a consent is read as a consent, and lasts for a year on the whole site", () => {
  const [pair, ...attributes] = choiceCookie(true, false).split("; ");
  expect(hasAccepted(pair!)).toBe(true);
  expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "SameSite=Lax"]);
  expect(choiceCookie(true, true)).toBe(`${choiceCookie(true, false)}; Secure`);
});

test("all cookies except the site's own two are cookies of third parties", () => {
  expect(foreignCookies("_ga=GA1.1.2; accept-cookies=true; locale=de; _clck=a=b")).toEqual(["_ga", "_clck"]);
  expect(foreignCookies("")).toEqual([]);
});

test("a refusal is stored as long as a consent", () => {
  expect(choiceCookie(false, false)).toBe(choiceCookie(true, false).replace("=true", "=false"));
});
