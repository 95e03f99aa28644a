import { and, asc, count, eq, inArray, sql } from "drizzle-orm";

import type { Currency, LocaleCode } from "../../site/markets.ts";
import type { Database } from "../db/client.server.ts";
import { category, categoryText, product, productPrice, productText, vocabularyTerm } from "../db/schema.ts";

export type Market = { locale: LocaleCode; currency: Currency };

export async function listCategoryRows(db: Database, locale: LocaleCode) {
  return db
    .select({
      slug: category.slug,
      image: category.image,
      imageAlt: categoryText.imageAlt,
      name: categoryText.name,
      description: categoryText.description,
      modelCount: count(product.slug),
    })
    .from(category)
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), eq(categoryText.locale, locale)))
    .leftJoin(product, eq(product.category, category.slug))
    .groupBy(category.slug, categoryText.category, categoryText.locale)
    .orderBy(asc(category.position));
}

/** Every product, those of one category, or those with the given slugs, each as a card shows it. */
export async function listProductRows(
  db: Database,
  { locale, currency }: Market,
  filter: { category?: string; slugs?: readonly string[] } = {},
) {
  return db
    .select({
      slug: product.slug,
      sku: product.sku,
      name: productText.name,
      promise: productText.promise,
      image: sql<string>`${product.images}[1]`,
      imageAlt: sql<string>`${productText.imageAlts}[1]`,
      amount: productPrice.amount,
      inStock: product.inStock,
      tags: product.tags,
    })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .innerJoin(productPrice, and(eq(productPrice.product, product.slug), eq(productPrice.currency, currency)))
    .where(
      and(
        filter.category ? eq(product.category, filter.category) : undefined,
        filter.slugs ? inArray(product.slug, [...filter.slugs]) : undefined,
      ),
    )
    .orderBy(asc(category.position), asc(product.position));
}

export async function readProductRow(db: Database, { locale, currency }: Market, slug: string) {
  const [row] = await db
    .select({ product, text: productText, amount: productPrice.amount, categoryName: categoryText.name })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .innerJoin(productPrice, and(eq(productPrice.product, product.slug), eq(productPrice.currency, currency)))
    .innerJoin(
      categoryText,
      and(eq(categoryText.category, product.category), eq(categoryText.locale, locale)),
    )
    .where(eq(product.slug, slug));
  return row;
}

/** Every product in catalogue order, with the name of its category. */
export const listProductNamesByCategory = (db: Database, locale: LocaleCode) =>
  db
    .select({ slug: product.slug, name: productText.name, category: categoryText.name })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), eq(categoryText.locale, locale)))
    .orderBy(asc(category.position), asc(product.position));

type VocabularyKind = (typeof vocabularyTerm.$inferSelect)["kind"];

/** The locale's words of some kinds, by `kind/key`. */
export async function readVocabulary(db: Database, locale: LocaleCode, kinds: VocabularyKind[]) {
  const rows = await db
    .select()
    .from(vocabularyTerm)
    .where(and(eq(vocabularyTerm.locale, locale), inArray(vocabularyTerm.kind, kinds)));
  const labels = new Map(rows.map(({ kind, key, label }) => [`${kind}/${key}`, label]));
  return (kind: VocabularyKind, key: string) => labels.get(`${kind}/${key}`) ?? key;
}

/** All words of one kind in one locale. */
export const listVocabulary = (db: Database, locale: LocaleCode, kind: VocabularyKind) =>
  db
    .select({ key: vocabularyTerm.key, label: vocabularyTerm.label })
    .from(vocabularyTerm)
    .where(and(eq(vocabularyTerm.locale, locale), eq(vocabularyTerm.kind, kind)));
