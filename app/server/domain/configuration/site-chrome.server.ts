import type { LocaleCode } from "#app/site/markets.ts";
import { defaultConfiguration, emptyMenus, type Menus, type SiteConfiguration } from "#app/site/site.ts";
import { menuKeys, type PlatformApi } from "../../outbound/platform/platform-api.ts";
import { createDatabasePlatformApi } from "../../outbound/platform/database-platform-api.repo.server.ts";
import { createHttpPlatformApi } from "../../outbound/platform/http-platform-api.server.ts";

import { isDatabaseAway } from "../../data/database/sql-state.ts";
import type { RequestScope } from "../../scope/request-scope.ts";

type Scope = Pick<RequestScope, "runtime" | "site">;

export const storedPlatform = ({ runtime, site }: Scope): PlatformApi =>
  createDatabasePlatformApi(runtime.database.readDb, site.code);

export function platformOf(scope: Scope): PlatformApi {
  const { platform } = scope.runtime;
  const stored = storedPlatform(scope);
  return platform ? createHttpPlatformApi({ client: platform, locale: scope.site.code, stored }) : stored;
}

export async function readMenus(scope: RequestScope): Promise<Menus> {
  try {
    const menus = await platformFor(scope).fetchMenus(menuKeys);
    const origins = scope.sites.originsFor(scope.hostRole, scope.host.port);
    return {
      main: menus.menu_main ?? [],
      footer: menus.menu_footer ?? [],
      copyright: menus.menu_footer_2 ?? [],
      languages: (menus.menu_header_1 ?? []).map(({ id, name, url }) => ({
        name,
        code: id as LocaleCode,
        domain: origins.get(id as LocaleCode) ?? url,
      })),
    };
  } catch (error) {
    return degrade(scope, error, "menus", emptyMenus);
  }
}

export async function readConfiguration(scope: RequestScope): Promise<SiteConfiguration> {
  const year = new Date().getUTCFullYear();
  try {
    const { brand, languages } = await platformFor(scope).fetchSiteInfo();
    return {
      brand: { ...brand, copyright: brand.copyright.replace("{year}", String(year)) },
      languages,
      year,
    };
  } catch (error) {
    return degrade(scope, error, "site configuration", { ...defaultConfiguration, year });
  }
}

function platformFor(scope: RequestScope): PlatformApi {
  if (scope.databaseAway) throw new Error("The database does not answer");
  return platformOf(scope);
}

function degrade<Fallback>(scope: RequestScope, error: unknown, what: string, fallback: Fallback): Fallback {
  scope.degraded = true;
  if (isDatabaseAway(error)) scope.databaseAway = true;
  scope.log.error({ err: error }, `${what} could not be read`);
  return fallback;
}
