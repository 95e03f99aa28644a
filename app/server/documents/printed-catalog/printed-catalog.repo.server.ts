import { and, asc, eq, getTableColumns } from "drizzle-orm";

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

/** In catalog order. */
export const listWholeProducts = (db: ReadDatabase, { locale, currency }: Market) =>
  db
    .select({ product, text: productText, price: getTableColumns(productPrice) })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .leftJoin(productPrice, priceIn(currency))
    .where(isOnSite(locale))
    .orderBy(asc(category.position), asc(product.position), asc(product.slug));

export async function readPrintedCatalogText(db: ReadDatabase, locale: LocaleCode) {
  const [row] = await db.select().from(printedCatalogText).where(eq(printedCatalogText.locale, locale));
  return row?.data;
}
