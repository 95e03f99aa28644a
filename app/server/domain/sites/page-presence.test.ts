import { expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";

import { elsewhereOf, pagePresence, type PageVersion } from "./page-presence.ts";

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
const elsewhere = (slug: string, above?: string) => elsewhereOf(pages, sites, slug, above);

test("a page of one site is missing on the others", () => {
  expect(elsewhere("fair")).toEqual({ en: "/", de: "/" });
});

test("a site's own version takes nothing from the others, and neither does a page that nothing is known of", () => {
  expect(elsewhere("about")).toBeUndefined();
  expect(elsewhere("terms")).toBeUndefined();
});

test("the check of a version hides it where that version is shown, in its environment", () => {
  expect(elsewhere("draft")).toEqual({ de: "/", uk: "/" });
  const inTest = pagePresence(versions, sites, { environment: "test" });
  expect(elsewhereOf(inTest, sites, "draft")).toBeUndefined();
});

test("a check that is not registered shows no page", () => {
  expect(elsewhere("broken")).toEqual({ en: "/", de: "/", uk: "/" });
});

test("the page above is chosen where it exists", () => {
  expect(elsewhere("fair", "journal")).toEqual({ en: "/journal", de: "/journal" });
  expect(elsewhere("draft", "journal")).toEqual({ de: "/journal", uk: "/" });
  expect(elsewhere("draft", "terms")).toEqual({ de: "/terms", uk: "/terms" });
});
