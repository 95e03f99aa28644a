import { expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { fallbackPathsOf, pagePresence, type PageVersion } from "./page-presence.ts";

const sites: LocaleCode[] = ["en", "de", "uk"];

const version = (slug: string, site: LocaleCode | null, ...middleware: string[]): PageVersion => ({
  slug,
  site,
  middleware,
});

const versions = [
  version("fair", "uk"),
  version("about", null),
  version("about", "de"),
  version("draft", null, "preview-only"),
  version("draft", "en"),
  version("broken", null, "no-such-check"),
  version("journal", "en"),
  version("journal", "de"),
];
const pages = pagePresence(versions, sites, { environment: "production" });
const fallbackPaths = (slug: string, above?: string) => fallbackPathsOf(pages, sites, slug, above);

test("a page of one site is missing on the others", () => {
  expect(fallbackPaths("fair")).toEqual({ en: "/", de: "/" });
});

test("a site's own version takes nothing from the others, and neither does a page that nothing is known of", () => {
  expect(fallbackPaths("about")).toBeUndefined();
  expect(fallbackPaths("terms")).toBeUndefined();
});

test("the check of a version hides it where that version is shown, in its environment", () => {
  expect(fallbackPaths("draft")).toEqual({ de: "/", uk: "/" });
  const inTest = pagePresence(versions, sites, { environment: "test" });
  expect(fallbackPathsOf(inTest, sites, "draft")).toBeUndefined();
});

test("a check that is not registered shows no page", () => {
  expect(fallbackPaths("broken")).toEqual({ en: "/", de: "/", uk: "/" });
});

test("the page above is chosen where it exists", () => {
  expect(fallbackPaths("fair", "journal")).toEqual({ en: "/journal", de: "/journal" });
  expect(fallbackPaths("draft", "journal")).toEqual({ de: "/journal", uk: "/" });
  expect(fallbackPaths("draft", "terms")).toEqual({ de: "/terms", uk: "/terms" });
});
