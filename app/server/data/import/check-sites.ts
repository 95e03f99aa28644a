import { localeCodes } from "#app/site/markets.ts";

import { checkLegal } from "./check-legal.ts";
import { faultCheckers, runCheckers } from "./catalogs/fault-checkers.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { didYouMean } from "./did-you-mean.ts";
import { type Problem, problemAt } from "./problem.ts";
import { localeOf } from "./site.schema.ts";

export function checkSites(content: ContentFiles): Problem[] {
  return [...checkList(content), ...checkFolders(content), ...checkTexts(content), ...checkLegal(content)];
}

function checkList({ sites }: ContentFiles): Problem[] {
  if (!sites) return [];
  const { defaultSite, sites: all } = sites.value;
  const isLocale = (code: string) => localeCodes.some((locale) => locale === code);
  const isFirst = (field: "code" | "languageTag", index: number) =>
    all.findIndex((other) => other[field] === all[index]![field]) === index;
  return [
    ...all.flatMap(({ code, locale, languageTag }, index) => {
      const at = (field: string, message: string) => [problemAt(sites, ["sites", index, field], message)];
      return [
        ...(locale === undefined && !isLocale(code)
          ? at("code", `is no locale, so the site requires a field locale: one of ${localeCodes.join(", ")}`)
          : []),
        ...(isFirst("code", index) ? [] : at("code", `got ${JSON.stringify(code)} twice`)),
        // Search engines identify alternates by language tag.
        ...(isFirst("languageTag", index)
          ? []
          : at(
              "languageTag",
              `got ${JSON.stringify(languageTag)} twice, expected one with a country, like de-AT`,
            )),
      ];
    }),
    ...(all.some(({ code }) => code === defaultSite)
      ? []
      : [problemAt(sites, ["defaultSite"], `no site ${JSON.stringify(defaultSite)}`)]),
  ];
}

function checkFolders(content: ContentFiles): Problem[] {
  const { sites, overrides, pages, priceLists, products, categories, unread } = content;
  if (!sites) return [];
  const codes = new Set(sites.value.sites.map(({ code }) => code));
  const targets = new Set([
    "brand",
    "menus",
    ...products.map(({ slug }) => `products/${slug}`),
    ...categories.map(({ slug }) => `categories/${slug}`),
    ...unread,
  ]);
  const ofSites = [
    ...overrides,
    ...pages.flatMap((entry) => (entry.site === undefined ? [] : [{ ...entry, site: entry.site }])),
    ...Array.from(priceLists, ([site, entry]) => ({ ...entry, site })),
  ];
  return [
    ...ofSites
      .filter(({ site }) => !codes.has(site))
      .map((entry) =>
        problemAt(entry, [], `no site ${JSON.stringify(entry.site)}${didYouMean(entry.site, codes)}`),
      ),
    ...overrides
      .filter(({ target }) => !targets.has(target))
      .map((entry) => problemAt(entry, [], `no entry ${entry.target}${didYouMean(entry.target, targets)}`)),
  ];
}

function checkTexts({ sites, siteTexts }: ContentFiles): Problem[] {
  if (!sites) return [];
  return [...siteTexts].flatMap(([code, { file, entries }]) => {
    const site = sites.value.sites.find((entry) => entry.code === code);
    return site
      ? runCheckers(faultCheckers, { code: localeOf(site), tag: site.languageTag }, entries)
      : [{ file, line: 1, message: `no site ${JSON.stringify(code)}` }];
  });
}
