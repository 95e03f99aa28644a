import {
  defaultConfiguration,
  emptyMenus,
  type LanguageItem,
  type MenuItem,
  type Menus,
  type SiteConfiguration,
} from "#app/site/site.ts";
import { menuKeys, type PlatformApi } from "../../outbound/platform/platform-api.ts";

import { isDatabaseAway } from "../../data/database/sql-state.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCategories } from "../catalog/catalog.server.ts";
import { contentPlatformOf, hasContentPlatform } from "./platform-of.server.ts";

export async function readMenus(scope: RequestScope): Promise<Menus> {
  try {
    const menus = await platformFor(scope).fetchMenus(menuKeys);
    // Stored entries have public domains, but a local host links to local hosts.
    const origins = hasContentPlatform(scope.runtime)
      ? undefined
      : scope.sites.originsFor(scope.hostRole, scope.host.port);
    return {
      main: withPictures(menus.menu_main ?? [], await readPictures(scope)),
      footer: menus.menu_footer ?? [],
      copyright: menus.menu_footer_2 ?? [],
      languages: withCountries(
        scope,
        (menus.menu_header_1 ?? []).map(({ id: code, name, url }) => ({
          name,
          code,
          domain: origins?.get(code) ?? url,
        })),
      ),
    };
  } catch (error) {
    return degrade(scope, error, "menus", emptyMenus);
  }
}

export async function readConfiguration(scope: RequestScope): Promise<SiteConfiguration> {
  const year = new Date().getUTCFullYear();
  try {
    const { brand, languages } = await platformFor(scope).fetchSiteInfo();
    const { TIMINGS_PERCENT, SMTP_URL } = scope.runtime.settings;
    return {
      brand: { ...brand, copyright: brand.copyright.replace("{year}", String(year)) },
      languages,
      year,
      timings: TIMINGS_PERCENT,
      stockNotices: SMTP_URL !== undefined && (brand.stockNotices ?? true),
    };
  } catch (error) {
    return degrade(scope, error, "site configuration", { ...defaultConfiguration, year });
  }
}

/** Longer language menus are grouped by country. */
const maxUngrouped = 20;

/** Named here, because browsers lack some languages. Sites without a country come first. */
function withCountries({ site, sites }: RequestScope, languages: LanguageItem[]): LanguageItem[] {
  if (languages.length <= maxUngrouped) return languages;
  const names = new Intl.DisplayNames(site.languageTag, { type: "region" });
  const nameOf = (code: string | undefined) => code && names.of(code);
  const { compare } = new Intl.Collator(site.languageTag);
  return languages
    .map((item) => ({ item, country: nameOf(sites.sites.get(item.code)?.country) }))
    .toSorted((a, b) => compare(a.country ?? "", b.country ?? ""))
    .map(({ item, country }) => (country ? { ...item, country } : item));
}

/** Pictures of categories by the path of their page. */
async function readPictures(scope: RequestScope): Promise<Map<string, string>> {
  try {
    // Every page has the menu, so a stale one is better than discarding all pages from the cache.
    const categories = await listCategories({ ...scope, shows: new Set() });
    return new Map(
      categories.flatMap(({ slug, image }) => (image ? [[`/category/${slug}`, image] as const] : [])),
    );
  } catch (error) {
    return degrade(scope, error, "pictures of the menu", new Map());
  }
}

const withPictures = (items: MenuItem[], pictures: Map<string, string>): MenuItem[] =>
  items.map(({ children, ...item }) => {
    if (!children) return item;
    const pictured = children.map((child) => {
      const picture = pictures.get(child.url);
      return picture === undefined ? child : { ...child, picture };
    });
    return { ...item, children: pictured };
  });

function platformFor(scope: RequestScope): PlatformApi {
  if (scope.databaseAway) throw new Error("The database does not answer");
  return contentPlatformOf(scope);
}

function degrade<Fallback>(scope: RequestScope, error: unknown, what: string, fallback: Fallback): Fallback {
  scope.degraded = true;
  if (isDatabaseAway(error)) scope.databaseAway = true;
  scope.log.error({ err: error }, `${what} could not be read`);
  return fallback;
}
