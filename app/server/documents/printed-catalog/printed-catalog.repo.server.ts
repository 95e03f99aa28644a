import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";

import type { Market } from "../../domain/catalog/catalog.repo.server.ts";
import { isOnSite, priceIn } from "../../data/database/product-conditions.repo.server.ts";
import type { ReadDatabase } from "../../data/database/client.server.ts";
import {
  printedCatalogText,
  category,
  product,
  productPrice,
  productText,
} from "../../data/database/schema.ts";

/**
 * Products of some categories. If there are more than `limit`: those with pictures first, then those with prices, in the
 * order of the catalog.
 */
export const listWholeProducts = (
  db: ReadDatabase,
  { locale, currency }: Market,
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
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .leftJoin(productPrice, priceIn(currency))
    .where(inCategories(locale, categories))
    .orderBy(
      sql`cardinality(${product.images}) = 0`,
      sql`${productPrice.amount} is null`,
      asc(category.position),
      asc(product.position),
      asc(product.slug),
    )
    .limit(limit);

export const countProducts = (db: ReadDatabase, { locale }: Market, categories: readonly string[]) =>
  db.$count(product, inCategories(locale, categories));

export const hasCategory = async (db: ReadDatabase, slug: string): Promise<boolean> =>
  (await db.$count(category, eq(category.slug, slug))) > 0;

/** Without discontinued ones. */
const inCategories = (locale: LocaleCode, categories: readonly string[]) =>
  and(inArray(product.category, [...categories]), isOnSite(locale), eq(product.discontinued, false));

export async function readPrintedCatalogText(db: ReadDatabase, locale: LocaleCode) {
  const [row] = await db.select().from(printedCatalogText).where(eq(printedCatalogText.locale, locale));
  return row?.data;
}
