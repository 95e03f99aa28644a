import { type LegalKind, legalKinds } from "#app/site/legal.ts";
import { isInEu, regionOf } from "#app/site/region.ts";

import type { ContentFiles } from "./content-files.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { type Problem, problemAt } from "./problem.ts";

type LegalPage = { slug: string; legal: LegalKind | undefined; site?: string; sites?: readonly string[] };

const names: Record<LegalKind, string> = {
  "privacy-policy": "privacy policy",
  cookies: "page about cookies",
  "accessibility-statement": "accessibility statement",
  "legal-notice": "legal notice",
};

/** Checks that each site of the EU has the pages required by law, and links to them from every page. */
export function checkLegal(content: ContentFiles): Problem[] {
  const { sites } = content;
  if (!sites) return [];
  const pages = legalPages(content);
  return sites.value.sites.flatMap((site, index) => {
    const region = regionOf(site);
    if (!isInEu(region)) return [];
    const shown = pagesOn(site.code, pages);
    const links = footerLinks(content, site.code);
    return legalKinds.flatMap((kind) => {
      const page = shown.find(({ legal }) => legal === kind);
      const name = names[kind];
      if (!page)
        return problemAt(
          sites,
          ["sites", index],
          `the site ${site.code} (${region}) has no ${name}, expected a page with "legal: ${kind}"`,
          `site of the EU without ${name}`,
        );
      return !links || links.has(`/${page.slug}`)
        ? []
        : problemAt(
            content.menus!,
            [],
            `the footer of the site ${site.code} (${region}) does not link to /${page.slug}, its ${name}`,
            `footer without ${name}`,
          );
    });
  });
}

/** Includes pages with mistakes. Drafts do not count. */
function legalPages({ pages, invalid }: ContentFiles): LegalPage[] {
  const broken = invalid.flatMap(({ path, ...entry }) => {
    const [, site] = /^(?:sites\/([^/]+)\/)?pages\//.exec(path) ?? [null];
    return site === null ? [] : [{ ...entry, ...(site && { site }) }];
  });
  return [...pages, ...broken].flatMap((entry: Entry<unknown> & { site?: string }) => {
    const { legal, sites, draft } = (entry.value ?? {}) as Partial<LegalPage> & { draft?: boolean };
    return draft ? [] : [{ slug: entry.slug, site: entry.site, legal, sites } as LegalPage];
  });
}

/** A page of the site replaces the common one. */
function pagesOn(code: string, pages: readonly LegalPage[]): LegalPage[] {
  const own = pages.filter(({ site }) => site === code);
  const replaced = new Set(own.map(({ slug }) => slug));
  const common = pages.filter(({ slug, site, sites }) => !site && !replaced.has(slug) && onSite(sites, code));
  return [...own, ...common];
}

/** @param sites that an entry is limited to; an entry with mistakes may be limited otherwise */
export const onSite = (sites: readonly string[] | undefined, code: string) =>
  !Array.isArray(sites) || sites.includes(code);

/** @returns undefined if the menus have mistakes */
function footerLinks({ menus, overrides }: ContentFiles, code: string): Set<string> | undefined {
  if (!menus) return undefined;
  const own = overrides.find(({ site, target }) => site === code && target === "menus")?.value ?? {};
  const { menu_footer, menu_footer_2 } = { ...menus.value, ...own };
  return new Set(
    [...menu_footer, ...menu_footer_2].flatMap(({ url, children = [] }) => [
      url,
      ...children.map((child) => child.url),
    ]),
  );
}
