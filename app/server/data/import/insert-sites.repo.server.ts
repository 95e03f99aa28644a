import { pseudoLocale } from "#app/site/markets.ts";

import * as schema from "../database/schema.ts";
import type { ImportJob } from "./import-job.ts";

export async function insertSites({ content, locales, writer }: ImportJob): Promise<void> {
  const { defaultSite, sites } = content.sites.value;
  await writer.write(
    schema.site,
    sites.map(({ code, languageTag, iso, name, currency, theme, greece }, position) => ({
      code,
      languageTag,
      iso,
      name,
      currency,
      theme,
      greece,
      position,
      isDefault: code === defaultSite,
    })),
  );
  await writer.write(
    schema.siteHost,
    sites.flatMap(({ code, host, aliases, localHosts }) => [
      { host, site: code, role: "canonical" as const },
      ...aliases.map((alias) => ({ host: alias, site: code, role: "alias" as const })),
      ...localHosts.map((local) => ({ host: local, site: code, role: "local" as const })),
    ]),
  );
  await writer.write(
    schema.brand,
    locales.map(({ locale, localized }) => ({ locale, data: localized.brand })),
  );
  await writer.write(
    schema.printedCatalogText,
    locales.map(({ locale, localized }) => ({ locale, data: localized.printedCatalog })),
  );
  await writer.write(
    schema.award,
    locales.flatMap(({ locale, localized }) =>
      Object.entries(localized.awards).map(([slug, award]) => ({ slug, locale, ...award })),
    ),
  );
  const languages = sites
    .filter(({ code }) => code !== pseudoLocale)
    .map(({ code, name, host }) => ({ id: code, name, url: `https://${host}` }));
  await writer.write(
    schema.menu,
    locales.flatMap(({ locale, localized }) =>
      Object.entries({ ...localized.menus, menu_header_1: languages }).map(([key, items]) => ({
        key,
        locale,
        items,
      })),
    ),
  );
}
