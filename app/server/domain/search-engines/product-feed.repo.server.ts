import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import type { Site } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { isProductOn, priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import {
  category,
  categoryText,
  product,
  productPrice,
  productText,
  productVariant,
} from "../../data/database/schema.ts";

type Market = Pick<Site, "code" | "locale" | "priceList">;

export type FeedProduct = Awaited<ReturnType<typeof listFeedProducts>>[number];
export type FeedVariant = Awaited<ReturnType<typeof listFeedVariants>>[number];
export type FeedCategory = Awaited<ReturnType<typeof listFeedCategories>>[number];

/** Products of the site that are for sale, sorted by slug. @param after the last slug of the previous batch */
export const listFeedProducts = (db: ReadDatabase, site: Market, after: string, limit: number) =>
  db
    .select({
      slug: product.slug,
      brand: product.brand,
      category: product.category,
      images: product.images,
      name: productText.name,
      promise: productText.promise,
      description: productText.description,
    })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, site)))
    .innerJoin(productPrice, priceOn(site))
    .where(and(gt(product.slug, after), isProductOn(site.code), eq(product.discontinued, false)))
    .orderBy(asc(product.slug))
    .limit(limit);

export const listFeedVariants = (db: ReadDatabase, { priceList }: Market, slugs: readonly string[]) =>
  db
    .select({
      product: productVariant.product,
      position: productVariant.position,
      sku: productVariant.sku,
      gtin: productVariant.gtin,
      mpn: productVariant.mpn,
      options: productVariant.options,
      images: productVariant.images,
      inStock: productVariant.inStock,
      amount: sql<number | null>`(${productVariant.prices} ->> ${priceList})::int`,
      formerAmount: sql<number | null>`(${productVariant.formerPrices} ->> ${priceList})::int`,
    })
    .from(productVariant)
    .where(inArray(productVariant.product, [...slugs]))
    .orderBy(asc(productVariant.product), asc(productVariant.position));

export const listFeedCategories = (db: ReadDatabase, site: Market) =>
  db
    .select({
      slug: category.slug,
      parent: category.parent,
      name: categoryText.name,
      googleCategory: category.googleCategory,
    })
    .from(category)
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), textOn(categoryText, site)));
