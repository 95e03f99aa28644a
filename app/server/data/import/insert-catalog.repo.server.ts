import { currencies, type LocaleCode } from "#app/site/markets.ts";

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
} from "./product-list-index.ts";
import type { ImportJob, LocaleJob } from "./import-job.ts";
import { inBatches } from "./in-batches.ts";
import {
  type Content,
  type LocalizedContent,
  localizeEntries,
  translateEntryOnce,
} from "./localize-content.ts";
import { vocabularyRows } from "./localized-rows.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

export async function insertCatalog({ content, locales, writer }: ImportJob): Promise<void> {
  const { categories, products } = content;
  const shelves = shelvesOf(categories, products);
  for (const { locale, localized } of locales) {
    await writer.write(schema.vocabularyTerm, vocabularyRows(locale, localized.vocabulary), locale);
    await writer.removeOthers(schema.vocabularyTerm, locale);
  }
  await insertCategories(writer, shelves, content, locales);
  await insertProducts(writer, content);
}

export async function insertListings(
  { writer, content: { categories, products } }: ImportJob,
  ranks: ReadonlyMap<LocaleCode, NameRanks>,
): Promise<void> {
  const shelves = shelvesOf(categories, products);
  await writer.write(schema.productListing, listingRows(shelves));
  await writer.write(schema.productOrder, orderRows(shelves, ranks));
  await writer.write(schema.facetBitmap, facetBitmapRows(shelves));
  await writer.write(schema.priceBitmap, priceBitmapRows(shelves));
}

async function insertCategories(
  writer: RowWriter,
  shelves: Shelf[],
  { categories }: Content,
  locales: LocaleJob[],
) {
  const bounds = new Map(shelves.map((shelf) => [shelf.category, priceBounds(shelf)]));
  await writer.write(
    schema.category,
    categories.map(({ slug, value: { image, position } }) => ({
      slug,
      image: image.src,
      position,
      priceBounds: bounds.get(slug),
    })),
  );
  await writer.write(
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

async function insertProducts(writer: RowWriter, { products, vocabulary }: Content) {
  const { colors, specifications } = vocabulary.value;
  await writer.write(
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
  await writer.write(
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

const batchSize = 1_000;

export async function insertProductTexts(
  { writer, content: { products }, memory }: ImportJob,
  { locale, translate }: LocaleJob,
): Promise<LocalizedContent["products"]> {
  const localized: LocalizedContent["products"] = [];
  await inBatches(
    products,
    batchSize,
    (batch) => {
      const entries = localizeEntries(batch, "products", translate, memory && translateEntryOnce);
      localized.push(...entries);
      const rows = entries.map((entry) => productTextRow(locale, entry));
      return writer.prepare(schema.productText, rows, locale);
    },
    (run) => run(),
  );
  await writer.removeOthers(schema.productText, locale);
  return localized;
}

function productTextRow(locale: LocaleCode, { slug, value }: LocalizedContent["products"][number]) {
  const { name, promise, description, images, features, faq, reviews } = value;
  const imageAlts = images.map(({ alt }) => alt);
  return { product: slug, locale, name, promise, description, features, faq, reviews, imageAlts };
}
