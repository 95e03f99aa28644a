import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import type { SiteCode } from "#app/site/markets.ts";
import type { SiteKey } from "#app/site/site.ts";

import type { Market } from "../../domain/catalog/catalog.repo.server.ts";
import { isProductOn, priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import type { ReadDatabase } from "../../data/database/client.server.ts";
import {
  printedCatalogText,
  category,
  product,
  productPrice,
  productText,
} from "../../data/database/schema.ts";

/** Products of some categories in catalog order; beyond `limit`, first those with pictures, then with prices. */
export const listWholeProducts = (
  db: ReadDatabase,
  market: Market,
  categories: readonly string[],
  limit: number,
) =>
  db
    .select({
      product,
      text: productText,
      price: getTableColumns(productPrice),
      categoryPosition: category.position,
    })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .where(inCategories(market.code, categories))
    .orderBy(
      sql`cardinality(${product.images}) = 0`,
      sql`${productPrice.amount} is null`,
      asc(category.position),
      asc(product.position),
      asc(product.slug),
    )
    .limit(limit);

export const countProducts = (db: ReadDatabase, { code }: Market, categories: readonly string[]) =>
  db.$count(product, inCategories(code, categories));

export const hasCategory = async (db: ReadDatabase, slug: string): Promise<boolean> =>
  (await db.$count(category, eq(category.slug, slug))) > 0;

/** Excludes discontinued products. */
const inCategories = (site: SiteCode, categories: readonly string[]) =>
  and(inArray(product.category, [...categories]), isProductOn(site), eq(product.discontinued, false));

export async function readPrintedCatalogText(db: ReadDatabase, site: SiteKey) {
  const [row] = await db.select().from(printedCatalogText).where(textOn(printedCatalogText, site));
  return row?.data;
}
