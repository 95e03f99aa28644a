import { expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";
import type { SiteKey } from "#app/site/site.ts";

import { fallbackPathsOf, pagePresence, type PageVersion } from "./page-presence.ts";

const sites: SiteKey[] = [
  { code: "en", locale: "en" },
  { code: "de", locale: "de" },
  { code: "at", locale: "de" },
  { code: "uk", locale: "uk" },
];
const codes = sites.map(({ code }) => code);

/** Rows of a page: the common one of each locale, and those of sites. Values are names of middleware. */
function pageOf(
  slug: string,
  common: string[] | undefined,
  own: Record<string, string[]> = {},
): PageVersion[] {
  const locales: LocaleCode[] = ["en", "de", "uk"];
  const shared = locales.flatMap((locale) => {
    const others = sites.filter((site) => site.locale === locale && !own[site.code]);
    return common ? [{ slug, locale, sites: others.map(({ code }) => code), middleware: common }] : [];
  });
  const versions = sites.flatMap(({ code, locale }) =>
    own[code] ? [{ slug, locale, sites: [code], middleware: own[code] }] : [],
  );
  return [...shared, ...versions];
}

const versions = [
  ...pageOf("fair", undefined, { uk: [] }),
  ...pageOf("about", [], { de: [] }),
  ...pageOf("draft", ["preview-only"], { en: [] }),
  ...pageOf("broken", ["no-such-check"]),
  ...pageOf("journal", undefined, { en: [], de: [] }),
  { slug: "jobs", locale: "de" as const, sites: null, middleware: [] },
];
const pages = pagePresence(versions, sites, { environment: "production" });
const fallbackPaths = (slug: string, above?: string) => fallbackPathsOf(pages, codes, slug, above);

test("a page of one site is missing on the others", () => {
  expect(fallbackPaths("fair")).toEqual({ en: "/", de: "/", at: "/" });
});

test("a site's own version and an unknown page are missing on no site", () => {
  expect(fallbackPaths("about")).toBeUndefined();
  expect(fallbackPaths("terms")).toBeUndefined();
});

test("the check of a version hides it where that version is shown, in its environment", () => {
  expect(fallbackPaths("draft")).toEqual({ de: "/", at: "/", uk: "/" });
  const inTest = pagePresence(versions, sites, { environment: "test" });
  expect(fallbackPathsOf(inTest, codes, "draft")).toBeUndefined();
});

test("a check that is not registered hides the page", () => {
  expect(fallbackPaths("broken")).toEqual({ en: "/", de: "/", at: "/", uk: "/" });
});

test("the page above is used if it exists", () => {
  expect(fallbackPaths("fair", "journal")).toEqual({ en: "/journal", de: "/journal", at: "/" });
  expect(fallbackPaths("draft", "journal")).toEqual({ de: "/journal", at: "/", uk: "/" });
  expect(fallbackPaths("draft", "terms")).toEqual({ de: "/terms", at: "/terms", uk: "/terms" });
});

test("a page in one locale is on all sites of that locale", () => {
  expect(fallbackPaths("jobs")).toEqual({ en: "/", uk: "/" });
});
