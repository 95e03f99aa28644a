import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";

import { readAndCheck } from "#app/server/data/import/load-content.server.ts";
import { missingSections } from "#app/server/data/import/links.server.ts";
import { colorPairs, contrast } from "#app/validation/contrast.ts";
import { themeFile } from "#app/validation/theme.schema.ts";

import { defaultAlternate, defaultColors, defaultFonts } from "../../styles/default-theme.ts";
import { runScript } from "#tests/support/process.ts";
import { accents, paletteOf } from "./colors.ts";
import { parseBrand, parseSites } from "./options.ts";
import { writeBrand } from "./write-brand.ts";

const folder = mkdtempSync(join(tmpdir(), "brand-"));
const brand = parseBrand({ name: "Nordlys", sites: "fr,en:EUR,en-GB,de,uk", color: "#2f5d50" });
let checked: ReturnType<typeof readAndCheck>;

beforeAll(async () => {
  await writeBrand(folder, brand);
  checked = readAndCheck(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const texts = () =>
  globSync("**/*.{yaml,md,po,svg}", { cwd: folder }).map((path) => ({
    path,
    text: readFileSync(join(folder, path), "utf8"),
  }));

describe("a new brand", () => {
  test("passes the content check", () => {
    expect(checked.problems).toEqual([]);
    const { products, categories, pages, sites } = checked.content;
    expect([products.length, categories.length, pages.length]).toEqual([6, 2, 8]);
    expect(sites!.value.sites.map(({ code, currency }) => `${code} ${currency}`)).toEqual([
      "fr EUR",
      "en EUR",
      "en-gb GBP",
      "de EUR",
      "uk UAH",
    ]);
  });

  test("is without the parts that it has nothing for", () => {
    expect([...missingSections(checked.content)]).toEqual([
      "articles",
      "certificates",
      "downloads",
      "finder",
      "printed-catalog",
      "service",
      "shops",
    ]);
  });

  test.each(["fr", "de"])("passes the check of its translations: %s", async (locale) => {
    const { code, output } = await runScript([
      "tools/i18n.ts",
      "check",
      "--from",
      folder,
      "--locale",
      locale,
    ]);
    expect(code, output).toBe(0);
  });

  test("is complete in French and German, and open in other languages", () => {
    const open = (locale: "fr" | "de" | "uk") =>
      checked.content.catalogs.get(locale)!.entries.filter(({ translation }) => translation === "").length;
    const all = checked.content.catalogs.get("uk")!.entries.length;
    expect(all).toBeGreaterThan(60);
    expect([open("fr"), open("de")]).toEqual([0, 0]);
    expect(open("uk")).toBeGreaterThan(all / 2);
  });

  test("has no color, font or word of the demo", () => {
    const colorsIn = (values: object): string[] =>
      Object.values(values).flatMap((value: unknown) =>
        typeof value === "string" ? value : colorsIn(value as object),
      );
    const colors = colorsIn([defaultColors, defaultAlternate]).filter((color) => color !== "#ffffff");
    const fonts = [defaultFonts.text, defaultFonts.heading, defaultFonts.greek].map(({ name }) => name);
    const words = new RegExp(["ametrin", "facet", "crystal", ...colors, ...fonts].join("|"), "i");
    expect(texts().length).toBeGreaterThan(25);
    expect(texts().filter(({ text }) => words.test(text))).toEqual([]);
  });
});

test.each(["#2f5d50", "#ffd400", "#000000", "#ffffff", "#c2185b", "#0057b8", "#8a8a8a"])(
  "the palette of %s has the contrasts of every pair",
  (color) => {
    const theme = v.parse(themeFile, { colors: paletteOf(color), accents });
    const weak = colorPairs(theme).filter((pair) => contrast(pair.color, pair.on) < pair.least);
    expect(weak).toEqual([]);
  },
);

test.each([
  ["xx", 'got "xx", expected languages like en,fr,de'],
  ["en:XYZ", "got the currency XYZ"],
  ["fr,fr", "got fr twice"],
  ["", 'got ""'],
])("the sites %j are refused", (sites, message) => {
  expect(() => parseSites(sites)).toThrow(message);
});

test.each([
  [{ name: "!", sites: "en", color: "#2f5d50" }, "--name: got"],
  [{ name: "Nordlys", sites: "en", color: "green" }, '--color: got "green", expected a color like #2f5d50'],
])("%j is refused", (given, message) => {
  expect(() => parseBrand(given)).toThrow(message);
});

test("English is American unless a country or another currency says otherwise", () => {
  const described = parseSites("en,en-GB,en-IE").map(({ languageTag, currency }) => [languageTag, currency]);
  expect(described).toEqual([
    ["en-US", "USD"],
    ["en-GB", "GBP"],
    ["en-IE", "EUR"],
  ]);
  expect(parseSites("en:EUR")[0]?.languageTag).toBe("en");
});
