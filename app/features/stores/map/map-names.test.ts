import { expect, test } from "vitest";

import { scriptOf } from "#app/site/format.ts";

import cities from "./cities.json" with { type: "json" };
import countries from "./countries.json" with { type: "json" };
import { cityNames, countryNames } from "./map-names.ts";

const languages = "ar bg cs de el es hu kk lv pl ro ru sk sr-Latn uk".split(" ");

const namesIn = (language: string) => cityNames(cities, language).map(({ name }) => name);

test("places have names in the language, or English names if it has none", () => {
  expect(namesIn("uk")).toContain("Київ");
  expect(namesIn("el")).toContain("Θεσσαλονίκη");
  expect(namesIn("sr-Latn")).toContain("Beč");
  expect(namesIn("ja")).toContain("Vienna");
  expect(countryNames(countries, "kk").map(({ name }) => name)).toContain("Қазақстан");
});

test.each(languages)("in %s no name is empty, and no name is in another script", (language) => {
  const script = scriptOf(language);
  // The apostrophe of Ukrainian is a letter of no script.
  const letters = new RegExp(String.raw`^[\p{Script=${script}}\p{P}\p{M}\sʼ]+$`, "u");
  const names = [...cityNames(cities, language), ...countryNames(countries, language)];
  expect(names.map(({ name }) => name).filter((name) => !letters.test(name))).toEqual([]);
});

test("no names are missing in any language, because the runtime has all countries", () => {
  for (const language of ["en", ...languages])
    expect(countryNames(countries, language)).toHaveLength(countries.length);
});

test("every point is on the map, and no city stands twice", () => {
  for (const { at } of [...cities, ...countries]) {
    expect(Math.abs(at[0]!)).toBeLessThanOrEqual(180);
    expect(Math.abs(at[1]!)).toBeLessThan(75);
  }
  expect(new Set(namesIn("en")).size).toBe(cities.length);
});
