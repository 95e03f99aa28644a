import { and, asc, eq, getTableColumns } from "drizzle-orm";

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

export const listWholeProducts = (db: ReadDatabase, market: Market) =>
  db
    .select({ product, text: productText, price: getTableColumns(productPrice) })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .where(isProductOn(market.code))
    .orderBy(asc(category.position), asc(product.position), asc(product.slug));

export async function readPrintedCatalogText(db: ReadDatabase, site: SiteKey) {
  const [row] = await db.select().from(printedCatalogText).where(textOn(printedCatalogText, site));
  return row?.data;
}
