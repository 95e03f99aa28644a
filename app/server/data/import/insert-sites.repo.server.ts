import { pseudoSite } from "#app/site/markets.ts";

import * as schema from "../database/schema.ts";
import type { ImportJob } from "./import-job.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { priceListOf } from "./price-lists.ts";
import { localeOf } from "./site.schema.ts";
import { versionRows } from "./site-versions.ts";

export async function insertSites({ content, locales, writer }: ImportJob): Promise<void> {
  const { defaultSite, sites } = content.sites.value;
  await writer.write(
    schema.site,
    sites.map((site, position) => {
      const {
        code,
        languageTag,
        iso,
        country = null,
        name,
        currency,
        theme,
        greece,
        recipients = null,
        accessibilityAuthority = null,
      } = site;
      return {
        code,
        locale: localeOf(site),
        languageTag,
        iso,
        country,
        name,
        currency,
        priceList: priceListOf(content, site),
        recipients,
        accessibilityAuthority,
        messages: interfaceTexts(content.siteTexts.get(code)?.entries ?? []),
        theme,
        greece,
        position,
        isDefault: code === defaultSite,
      };
    }),
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
    locales.flatMap((job) =>
      versionRows(
        job,
        // Pages contain the brand's data. Safety information belongs to products, so it is omitted.
        ({ brand }) => [{ data: { ...brand, safety: undefined } }],
        () => "",
      ),
    ),
  );
  await writer.write(
    schema.printedCatalogText,
    locales.flatMap((job) =>
      versionRows(
        job,
        ({ printedCatalog }) => (printedCatalog ? [{ data: printedCatalog }] : []),
        () => "",
      ),
    ),
  );
  await writer.write(
    schema.award,
    locales.flatMap((job) =>
      versionRows(
        job,
        ({ awards }) => Object.entries(awards).map(([slug, award]) => ({ slug, ...award })),
        ({ slug }) => slug,
      ),
    ),
  );
  const languages = sites
    .filter(({ code }) => code !== pseudoSite)
    .map(({ code, name, host }) => ({ id: code, name, url: `https://${host}` }));
  await writer.write(
    schema.menu,
    locales.flatMap((job) =>
      versionRows(
        job,
        ({ menus }) =>
          Object.entries({ ...menus, menu_header_1: languages }).map(([key, items]) => ({ key, items })),
        ({ key }) => key,
      ),
    ),
  );
}
