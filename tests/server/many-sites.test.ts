/** A brand with more sites than an ungrouped language menu can list. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { productText } from "#app/server/data/database/schema.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { textsBetween } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

const countries = "AT BE CH DK FR GB IE IT LI LU NL NO PT SE".split(" ");
const languages = ["de", "en"] as const;

/** Imports the English and the German site, and sites in both languages for fourteen countries. */
async function importManySites(db: Database) {
  const content = loadContent();
  const { value } = content.sites;
  const ofOne = value.sites.filter(({ code }) => languages.some((language) => language === code));
  const more = countries.flatMap((country) =>
    languages.map((locale) => ({
      ...ofOne.find(({ code }) => code === locale)!,
      code: `${country.toLowerCase()}-${locale}`,
      locale,
      languageTag: `${locale}-${country}`,
      country,
      host: `${country.toLowerCase()}-${locale}.brand.example`,
      aliases: [],
      localHosts: [],
    })),
  );
  const sites = { ...content.sites, value: { ...value, sites: [...ofOne, ...more] } };
  await importContent(db, { ...content, sites }, mediaFolder, { force: true });
  texts = await db.$count(productText, eq(productText.product, "arc"));
}

let texts: number;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, importManySites);
});
afterAll(() => server.stop());

const groupsOf = (html: string) =>
  textsBetween(html, '<li class="language-menu__group', "</ul></li>").map((group) => ({
    country: (textsBetween(group, "<span", "</span>")[0] ?? "").replace(/^.*>/, ""),
    languages: [...group.matchAll(/data-locale="([\w-]+)"/g)].map(([, code]) => code),
  }));

test("the menu groups its languages by country, named and sorted in the language of the page", async () => {
  const { body } = await server.fetch("at-de.brand.example", "/about");
  const header = textsBetween(body, "<header", '<details class="mobile-menu')[0] ?? body;
  const groups = groupsOf(header).slice(0, countries.length + 1);
  expect(groups[0]!.languages).toEqual(["en", "de"]);
  expect(groups.slice(1, 4)).toEqual([
    { country: "Belgien", languages: ["be-de", "be-en"] },
    { country: "Dänemark", languages: ["dk-de", "dk-en"] },
    { country: "Frankreich", languages: ["fr-de", "fr-en"] },
  ]);
  expect(groups).toHaveLength(countries.length + 1);
  expect(body).toMatch(/<a [^>]*data-locale="at-de"[^>]*aria-current="true"/);
});

test("every site is an alternate under its language tag", async () => {
  const { body } = await server.fetch("be-en.brand.example", "/about");
  const tags = [...body.matchAll(/hreflang="([^"]+)"/gi)].map(([, tag]) => tag);
  expect(tags).toHaveLength(2 + 2 * countries.length + 1);
  expect(tags).toEqual(expect.arrayContaining(["en", "de", "de-AT", "en-GB", "x-default"]));
});

test("sites of one locale share their texts", () => {
  expect(texts).toBe(languages.length);
});
