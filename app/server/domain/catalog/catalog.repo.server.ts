import { and, asc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Site, SiteKey } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { isProductOn, priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import {
  category,
  categoryText,
  facetBitmap,
  product,
  productPrice,
  productText,
  productVariant,
  vocabularyTerm,
} from "../../data/database/schema.ts";

export type Market = Pick<Site, "code" | "locale" | "priceList">;

const onSite = alias(facetBitmap, "on_site");

export async function listCategoryRows(db: ReadDatabase, site: SiteKey) {
  return (
    db
      .select({
        slug: category.slug,
        parent: category.parent,
        image: category.image,
        imageAlt: categoryText.imageAlt,
        name: categoryText.name,
        description: categoryText.description,
        priceBounds: category.priceBounds,
        filters: category.filters,
        finder: sql<string | null>`${categoryText.finder} ->> 'title'`,
        /** Excludes models of the categories below. */
        ownModels: sql<number>`bit_count(${facetBitmap.products} & coalesce(${onSite.products}, ${facetBitmap.products}))::int`,
      })
      .from(category)
      .innerJoin(categoryText, and(eq(categoryText.category, category.slug), textOn(categoryText, site)))
      // The category's own row has a bit for each of its products.
      .innerJoin(
        facetBitmap,
        and(
          eq(facetBitmap.category, category.slug),
          eq(facetBitmap.facet, "category"),
          eq(facetBitmap.value, category.slug),
        ),
      )
      .leftJoin(
        onSite,
        and(eq(onSite.category, category.slug), eq(onSite.facet, "site"), eq(onSite.value, site.code)),
      )
      .orderBy(asc(category.position), asc(category.slug))
  );
}

export const cardColumns = {
  slug: product.slug,
  sku: product.sku,
  name: productText.name,
  promise: productText.promise,
  images: product.images,
  pictureWidth: product.pictureWidth,
  imageAlts: productText.imageAlts,
  colors: product.colors,
  amount: productPrice.amount,
  formerAmount: productPrice.formerAmount,
  lowestAmount: productPrice.lowestAmount,
  varies: productPrice.varies,
  brand: product.brand,
  discontinued: product.discontinued,
  inStock: product.inStock,
  tags: product.tags,
  specifications: product.specifications,
};

export type CardRow = Awaited<ReturnType<typeof listProductRows>>[number];

export async function listProductRows(db: ReadDatabase, market: Market, slugs: readonly string[]) {
  return db
    .select(cardColumns)
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .where(and(inArray(product.slug, [...slugs]), isProductOn(market.code)));
}

export const listCategoryNames = (db: ReadDatabase, site: SiteKey) =>
  db
    .select({ slug: category.slug, parent: category.parent, name: categoryText.name })
    .from(category)
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), textOn(categoryText, site)))
    .orderBy(asc(category.position), asc(category.slug));

export const listTipRows = (db: ReadDatabase, site: SiteKey) =>
  db
    .select({ category: categoryText.category, name: categoryText.name, tips: categoryText.tips })
    .from(categoryText)
    .innerJoin(category, eq(category.slug, categoryText.category))
    .where(textOn(categoryText, site))
    .orderBy(asc(category.position), asc(category.slug));

export async function readProductRow(db: ReadDatabase, market: Market, slug: string) {
  const [row] = await db
    .select({
      product,
      text: productText,
      price: getTableColumns(productPrice),
      categoryName: categoryText.name,
    })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .innerJoin(categoryText, and(eq(categoryText.category, product.category), textOn(categoryText, market)))
    .where(and(eq(product.slug, slug), isProductOn(market.code)));
  return row;
}

/** Includes products that the site does not have. */
export async function readProductSites(db: ReadDatabase, slug: string) {
  const [row] = await db
    .select({ sites: product.sites, category: product.category })
    .from(product)
    .where(eq(product.slug, slug));
  return row;
}

export const listVariantRows = (db: ReadDatabase, slug: string) =>
  db
    .select()
    .from(productVariant)
    .where(eq(productVariant.product, slug))
    .orderBy(asc(productVariant.position));

export async function readProductName(db: ReadDatabase, site: SiteKey, slug: string) {
  const [row] = await db
    .select({ name: productText.name })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, site)))
    .where(and(eq(product.slug, slug), isProductOn(site.code)));
  return row?.name;
}

type VocabularyKind = (typeof vocabularyTerm.$inferSelect)["kind"];

/** Labels of some kinds. For unknown keys the label is the key. */
export async function readVocabulary(db: ReadDatabase, site: SiteKey, kinds: VocabularyKind[]) {
  const rows = await db
    .select()
    .from(vocabularyTerm)
    .where(and(textOn(vocabularyTerm, site), inArray(vocabularyTerm.kind, kinds)));
  const labels = new Map(rows.map(({ kind, key, label }) => [`${kind}/${key}`, label]));
  return (kind: VocabularyKind, key: string) => labels.get(`${kind}/${key}`) ?? key;
}

export type WordKey = { kind: VocabularyKind; key: string };
type Word = { label: string; swatch: string | null };
export type Words = (kind: VocabularyKind, key: string) => Word | undefined;

export async function readWords(db: ReadDatabase, site: SiteKey, wanted: readonly WordKey[]): Promise<Words> {
  const byKind = Map.groupBy(wanted, ({ kind }) => kind);
  if (byKind.size === 0) return () => undefined;
  const ofKinds = Array.from(byKind, ([kind, words]) =>
    and(
      eq(vocabularyTerm.kind, kind),
      inArray(vocabularyTerm.key, [...new Set(words.map(({ key }) => key))]),
    ),
  );
  const rows = await db
    .select()
    .from(vocabularyTerm)
    .where(and(textOn(vocabularyTerm, site), or(...ofKinds)));
  const words = new Map<string, Word>(rows.map((row) => [`${row.kind}/${row.key}`, row]));
  return (kind, key) => words.get(`${kind}/${key}`);
}

export const listVocabulary = (db: ReadDatabase, site: SiteKey, kind: VocabularyKind) =>
  db
    .select({ key: vocabularyTerm.key, label: vocabularyTerm.label })
    .from(vocabularyTerm)
    .where(and(textOn(vocabularyTerm, site), eq(vocabularyTerm.kind, kind)));
