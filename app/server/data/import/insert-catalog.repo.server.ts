import { currencies, type LocaleCode } from "#app/site/markets.ts";

import type { Database } from "../database/client.server.ts";
import * as schema from "../database/schema.ts";
import {
  amountOf,
  facetBitmapRows,
  listingRows,
  type NameRanks,
  orderRows,
  priceBitmapRows,
  priceBounds,
  type Shelf,
  shelvesOf,
} from "./catalogue-index.ts";
import type { ImportJob, LocaleJob } from "./import-job.ts";
import { inBatches } from "./in-batches.ts";
import { insertOf, insertRows } from "./insert-rows.repo.server.ts";
import { type Content, type LocalizedContent, localizeEntries } from "./localize-content.ts";
import { vocabularyRows } from "./localized-rows.ts";

/** Vocabulary, categories and products, without the texts of the products. */
export async function insertCatalog(db: Database, { content, locales }: ImportJob): Promise<void> {
  const { categories, products } = content;
  const shelves = shelvesOf(categories, products);
  for (const { locale, localized } of locales) {
    await insertRows(db, schema.vocabularyTerm, vocabularyRows(locale, localized.vocabulary));
  }
  await insertCategories(db, shelves, content, locales);
  await insertProducts(db, content);
}

/** What lists of products are read from. */
export async function insertListings(
  db: Database,
  { categories, products }: Content,
  ranks: ReadonlyMap<LocaleCode, NameRanks>,
): Promise<void> {
  const shelves = shelvesOf(categories, products);
  await insertRows(db, schema.productListing, listingRows(shelves));
  await insertRows(db, schema.productOrder, orderRows(shelves, ranks));
  await insertRows(db, schema.facetBitmap, facetBitmapRows(shelves));
  await insertRows(db, schema.priceBitmap, priceBitmapRows(shelves));
}

async function insertCategories(
  db: Database,
  shelves: Shelf[],
  { categories }: Content,
  locales: LocaleJob[],
) {
  const bounds = new Map(shelves.map((shelf) => [shelf.category, priceBounds(shelf)]));
  await insertRows(
    db,
    schema.category,
    categories.map(({ slug, value: { image, position } }) => ({
      slug,
      image: image.src,
      position,
      priceBounds: bounds.get(slug),
    })),
  );
  await insertRows(
    db,
    schema.categoryText,
    locales.flatMap(({ locale, localized }) =>
      localized.categories.map(({ slug, value: { name, description, image, tips = [] } }) => ({
        category: slug,
        locale,
        name,
        description,
        imageAlt: image.alt,
        tips,
      })),
    ),
  );
}

async function insertProducts(db: Database, { products, vocabulary }: Content) {
  const { colors, specifications } = vocabulary.value;
  await insertRows(
    db,
    schema.product,
    products.map(({ slug, value }) => ({
      slug,
      sku: value.sku,
      category: value.category,
      position: value.position,
      released: value.released,
      inStock: value.inStock,
      tags: value.tags,
      connections: value.connections,
      related: value.related,
      images: value.images.map(({ src }) => src),
      colors: value.colors.map((variant) => ({ ...variant, swatch: colors[variant.color]!.swatch })),
      specifications: Object.entries(value.specifications).map(([key, specification]) => {
        const { kind, unit } = specifications[key]!;
        return { key, kind, unit, value: specification };
      }),
    })),
  );
  await insertRows(
    db,
    schema.productPrice,
    products.flatMap((product) =>
      currencies.map((currency) => ({
        product: product.slug,
        currency,
        amount: amountOf(product, currency),
      })),
    ),
  );
}

/** Products whose texts are made while the database takes as many others. */
const batchSize = 1_000;

/** @returns the products in this language */
export async function insertProductTexts(
  db: Database,
  products: Content["products"],
  { locale, translate }: LocaleJob,
): Promise<LocalizedContent["products"]> {
  const localized: LocalizedContent["products"] = [];
  await inBatches(
    products,
    batchSize,
    (batch) => {
      const entries = localizeEntries(batch, "products", translate);
      localized.push(...entries);
      return insertOf(
        schema.productText,
        entries.map((entry) => productTextRow(locale, entry)),
      );
    },
    (statement) => db.execute(statement),
  );
  return localized;
}

function productTextRow(locale: LocaleCode, { slug, value }: LocalizedContent["products"][number]) {
  const { name, promise, description, images, features, faq, reviews } = value;
  const imageAlts = images.map(({ alt }) => alt);
  return { product: slug, locale, name, promise, description, features, faq, reviews, imageAlts };
}
