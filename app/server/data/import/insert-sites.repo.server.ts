import { pseudoLocale } from "#app/site/markets.ts";

import type { Database } from "../database/client.server.ts";
import * as schema from "../database/schema.ts";
import type { ImportJob } from "./import-job.ts";
import { insertRows } from "./insert-rows.repo.server.ts";

/** The sites with their hosts, menus, awards, the brand and the words of its PDF catalogue. */
export async function insertSites(db: Database, { content, locales }: ImportJob): Promise<void> {
  const { defaultSite, sites } = content.sites.value;
  await insertRows(
    db,
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
  await insertRows(
    db,
    schema.siteHost,
    sites.flatMap(({ code, host, aliases, localHosts }) => [
      { host, site: code, role: "canonical" as const },
      ...aliases.map((alias) => ({ host: alias, site: code, role: "alias" as const })),
      ...localHosts.map((local) => ({ host: local, site: code, role: "local" as const })),
    ]),
  );
  await insertRows(
    db,
    schema.brand,
    locales.map(({ locale, localized }) => ({ locale, data: localized.brand })),
  );
  await insertRows(
    db,
    schema.catalogueText,
    locales.map(({ locale, localized }) => ({ locale, data: localized.catalogue })),
  );
  await insertRows(
    db,
    schema.award,
    locales.flatMap(({ locale, localized }) =>
      Object.entries(localized.awards).map(([slug, award]) => ({ slug, locale, ...award })),
    ),
  );
  const languages = sites
    .filter(({ code }) => code !== pseudoLocale)
    .map(({ code, name, host }) => ({ id: code, name, url: `https://${host}` }));
  await insertRows(
    db,
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
