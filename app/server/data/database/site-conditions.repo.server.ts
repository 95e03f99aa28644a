import { and, arrayContains, eq, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import type { SiteCode } from "#app/site/markets.ts";
import type { Site, SiteKey } from "#app/site/site.ts";

import { product, productPrice } from "./schema.ts";

/** @param sites a column with the codes of the sites that have the row; null is all */
export const isOnSite = (sites: PgColumn, site: SiteCode): SQL =>
  or(isNull(sites), arrayContains(sites, [site]))!;

export const isProductOn = (site: SiteCode): SQL => isOnSite(product.sites, site);

/** Selects one row per text: the site's version, or the common one of its locale. @param table see `ofLocale` */
export const textOn = (table: { locale: PgColumn; sites: PgColumn }, { locale, code }: SiteKey): SQL =>
  and(eq(table.locale, locale), isOnSite(table.sites, code))!;

/** Joins the price. Products without a price in this price list have no row. */
export const priceOn = ({ priceList }: Pick<Site, "priceList">): SQL =>
  and(eq(productPrice.product, product.slug), eq(productPrice.currency, priceList))!;
