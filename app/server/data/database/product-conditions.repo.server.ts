/** Conditions that queries of products share. */
import { and, arrayContains, eq, isNull, or, type SQL } from "drizzle-orm";

import type { Currency } from "#app/site/markets.ts";

import { product, productPrice } from "./schema.ts";

/** Whether a site has the product. @param site code */
export const isOnSite = (site: string): SQL =>
  or(isNull(product.sites), arrayContains(product.sites, [site]))!;

/** Joins the price. Products without one in this currency have no row. */
export const priceIn = (currency: Currency): SQL =>
  and(eq(productPrice.product, product.slug), eq(productPrice.currency, currency))!;
