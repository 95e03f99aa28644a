import { directionOf } from "#app/site/format.ts";
import { missingPath } from "#tests/support/paths.ts";
import { defaultSite } from "#tests/support/sites.ts";

import type { Check, Finding, Site } from "../check.ts";

/** The page states its language, its canonical URL and its alternates. */
export const head: Check = async ({ site, sites, route, page, status }) => {
  const said = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir || "ltr",
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "nothing",
    noindex:
      document.querySelector("meta[name=robots]")?.getAttribute("content")?.includes("noindex") ?? false,
    alternates: [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].map(
      (link) => `${link.hreflang} ${link.getAttribute("href")}`,
    ),
  }));
  const differing = (what: string, is: string, wanted: string): Finding[] =>
    is === wanted ? [] : [{ says: `${what} is ${is} instead of ${wanted}`, selector: "head" }];
  const language = [
    ...differing("lang", said.lang, site.languageTag),
    ...differing("dir", said.dir, directionOf(site.languageTag)),
  ];
  if (route === missingPath || status !== 200) return language;
  // Search results are not indexed: their canonical URL is that of the search, and they have no alternates. On all
  // other pages all sites name the same URLs, so the alternates are reciprocal.
  const path = said.noindex ? route.split("?", 1)[0] : route;
  const canonical = differing("canonical", said.canonical, `https://${site.host}${path}`);
  const wanted = said.noindex ? [] : alternatesOf(sites, route);
  const missing = wanted.filter((link) => !said.alternates.includes(link));
  const invented = said.alternates.filter((link) => !wanted.includes(link));
  return [
    ...language,
    ...canonical,
    ...missing.map((link) => ({ says: `no hreflang ${link}`, selector: "head" })),
    ...invented.map((link) => ({ says: `hreflang ${link} is of no site`, selector: "head" })),
  ];
};

const alternatesOf = (sites: readonly Site[], route: string) => [
  ...sites.map(({ languageTag, host }) => `${languageTag} https://${host}${route}`),
  ...sites.filter(({ code }) => code === defaultSite).map(({ host }) => `x-default https://${host}${route}`),
];
