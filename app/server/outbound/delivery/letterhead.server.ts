import type { SiteCode } from "#app/site/markets.ts";
import { logoAddress } from "#app/seo/structured-data.ts";
import type { Brand, Site } from "#app/site/site.ts";

import type { OwnSettings, SiteDirectory } from "../../domain/sites/site-directory.server.ts";

/** Sender data of mails. `origin` has no trailing slash. */
export type Letterhead = Pick<Site, "locale" | "languageTag" | "origin"> &
  OwnSettings & { brand: string; logo?: string | undefined };

export type ReadSender = {
  readSites: () => Promise<SiteDirectory>;
  readBrand: (site: Site) => Promise<Brand>;
};

/** Mail programs show no SVG that is part of the mail: without a configured logo, the name stands alone. */
export async function readLetterhead(
  { readSites, readBrand }: ReadSender,
  code: SiteCode,
): Promise<Letterhead> {
  const { sites, own } = await readSites();
  const site = sites.get(code);
  if (!site) throw new Error(`The content has no site ${code}`);
  const brand = await readBrand(site);
  return {
    brand: brand.name,
    logo: brand.logo && logoAddress({ site, brand }),
    origin: site.origin,
    locale: site.locale,
    languageTag: site.languageTag,
    ...own.get(code),
  };
}
