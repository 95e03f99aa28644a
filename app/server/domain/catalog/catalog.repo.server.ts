import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Currency, LocaleCode } from "#app/site/markets.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { isOnSite, priceIn } from "../../data/database/product-conditions.repo.server.ts";
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

export type Market = { locale: LocaleCode; currency: Currency };

const onSite = alias(facetBitmap, "on_site");

/** In the order of the tree. */
export async function listCategoryRows(db: ReadDatabase, locale: LocaleCode) {
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
        /** Without those of the categories below it. */
        modelCount: sql<number>`bit_count(${facetBitmap.products} & coalesce(${onSite.products}, ${facetBitmap.products}))::int`,
      })
      .from(category)
      .innerJoin(categoryText, and(eq(categoryText.category, category.slug), eq(categoryText.locale, locale)))
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
        and(eq(onSite.category, category.slug), eq(onSite.facet, "site"), eq(onSite.value, locale)),
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
};

export type CardRow = Awaited<ReturnType<typeof listProductRows>>[number];

export async function listProductRows(
  db: ReadDatabase,
  { locale, currency }: Market,
  slugs: readonly string[],
) {
  return db
    .select(cardColumns)
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .leftJoin(productPrice, priceIn(currency))
    .where(and(inArray(product.slug, [...slugs]), isOnSite(locale)));
}

export const listTipRows = (db: ReadDatabase, locale: LocaleCode) =>
  db
    .select({ category: categoryText.category, name: categoryText.name, tips: categoryText.tips })
    .from(categoryText)
    .innerJoin(category, eq(category.slug, categoryText.category))
    .where(eq(categoryText.locale, locale))
    .orderBy(asc(category.position), asc(category.slug));

export async function readProductRow(db: ReadDatabase, { locale, currency }: Market, slug: string) {
  const [row] = await db
    .select({
      product,
      text: productText,
      price: getTableColumns(productPrice),
      categoryName: categoryText.name,
    })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .leftJoin(productPrice, priceIn(currency))
    .innerJoin(
      categoryText,
      and(eq(categoryText.category, product.category), eq(categoryText.locale, locale)),
    )
    .where(and(eq(product.slug, slug), isOnSite(locale)));
  return row;
}

export const listVariantRows = (db: ReadDatabase, slug: string) =>
  db
    .select()
    .from(productVariant)
    .where(eq(productVariant.product, slug))
    .orderBy(asc(productVariant.position));

export async function readProductName(db: ReadDatabase, locale: LocaleCode, slug: string) {
  const [row] = await db
    .select({ name: productText.name })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .where(and(eq(product.slug, slug), isOnSite(locale)));
  return row?.name;
}

type VocabularyKind = (typeof vocabularyTerm.$inferSelect)["kind"];

/** Labels of some kinds. An unknown key is its own label. */
export async function readVocabulary(db: ReadDatabase, locale: LocaleCode, kinds: VocabularyKind[]) {
  const rows = await db
    .select()
    .from(vocabularyTerm)
    .where(and(eq(vocabularyTerm.locale, locale), inArray(vocabularyTerm.kind, kinds)));
  const labels = new Map(rows.map(({ kind, key, label }) => [`${kind}/${key}`, label]));
  return (kind: VocabularyKind, key: string) => labels.get(`${kind}/${key}`) ?? key;
}

/** In the order of the vocabulary file. */
export const listTerms = (db: ReadDatabase, locale: LocaleCode, kinds: VocabularyKind[]) =>
  db
    .select({
      kind: vocabularyTerm.kind,
      key: vocabularyTerm.key,
      label: vocabularyTerm.label,
      swatch: vocabularyTerm.swatch,
    })
    .from(vocabularyTerm)
    .where(and(eq(vocabularyTerm.locale, locale), inArray(vocabularyTerm.kind, kinds)))
    .orderBy(asc(vocabularyTerm.position));

export const listVocabulary = (db: ReadDatabase, locale: LocaleCode, kind: VocabularyKind) =>
  db
    .select({ key: vocabularyTerm.key, label: vocabularyTerm.label })
    .from(vocabularyTerm)
    .where(and(eq(vocabularyTerm.locale, locale), eq(vocabularyTerm.kind, kind)));
