import type { LocaleCode } from "#app/site/markets.ts";
import { colorOption } from "#app/site/specifications.ts";

import * as schema from "../database/schema.ts";
import { filtersOf, inTreeOrder, lineOf } from "./category-tree.ts";
import {
  facetBitmapRows,
  listingRows,
  type NameRanks,
  orderRows,
  priceBitmapRows,
  priceBounds,
  shelvesOf,
} from "./product-list-index.ts";
import type { ImportJob } from "./import-job.ts";
import type { Content } from "./localize-content.ts";
import { vocabularyRows } from "./localized-rows.ts";
import { amountsOf, optionsOf, priceRows, skuOf, stockOf, variantsOf } from "./product-variants.ts";
import { priceListsOf } from "./price-lists.ts";
import { versionRows } from "./site-versions.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

export async function insertCatalog(job: ImportJob): Promise<void> {
  await insertVocabulary(job);
  await insertCategories(job);
  await insertProducts(job.writer, job.content);
}

export async function insertVocabulary({ content, locales, writer }: ImportJob): Promise<void> {
  for (const localeJob of locales) {
    const { locale } = localeJob;
    const terms = versionRows(
      localeJob,
      ({ vocabulary }) => vocabularyRows(vocabulary),
      ({ kind, key }) => `${kind} ${key}`,
    );
    await writer.write(schema.vocabularyTerm, terms, locale);
    await writer.removeOthers(schema.vocabularyTerm, locale);
  }
  await writer.write(
    schema.attribute,
    Object.entries(content.vocabulary.value.specifications).map(
      ([key, { kind, unit = null, group = null, filter, compare, card }], position) => ({
        key,
        kind,
        unit,
        group,
        filter,
        compare,
        card,
        position,
      }),
    ),
  );
}

/** @param parts `lists`: members, filters and all orders; `prices`: only what depends on prices */
export async function insertListings(
  { writer, content }: Pick<ImportJob, "writer" | "content">,
  ranks: ReadonlyMap<LocaleCode, NameRanks>,
  parts: { lists: boolean; prices: boolean } = { lists: true, prices: true },
): Promise<void> {
  const shelves = shelvesOf(content.categories, content.products);
  const lists = priceListsOf(content);
  const sites = content.sites.value.sites.map(({ code }) => code);
  await writer.write(schema.productOrder, orderRows(shelves, lists, ranks));
  if (parts.prices || parts.lists) await writer.write(schema.priceBitmap, priceBitmapRows(shelves, lists));
  if (!parts.lists) return;
  await writer.write(schema.productListing, listingRows(shelves));
  await writer.write(
    schema.facetBitmap,
    facetBitmapRows(shelves, { sites, brand: content.brand.value.name, attributes: attributesBy(content) }),
  );
}

function attributesBy({ categories, vocabulary }: Content): (category: string) => string[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const everywhere = Object.entries(vocabulary.value.specifications).flatMap(([key, { filter }]) =>
    filter ? [key] : [],
  );
  return (category) => [...new Set([...everywhere, ...filtersOf(category, bySlug)])];
}

export async function insertCategories({ writer, content, locales }: ImportJob): Promise<void> {
  const shelves = shelvesOf(content.categories, content.products);
  const lists = priceListsOf(content);
  const bounds = new Map(shelves.map((shelf) => [shelf.category, priceBounds(shelf, lists)]));
  const bySlug = new Map(content.categories.map((category) => [category.slug, category]));
  await writer.write(
    schema.category,
    inTreeOrder(content.categories).map(({ slug, value: { parent = null, image } }, position) => ({
      slug,
      parent,
      image: image?.src ?? null,
      position,
      priceBounds: bounds.get(slug),
      filters: filtersOf(slug, bySlug),
      googleCategory:
        lineOf(slug, bySlug).find(({ value }) => value.googleCategory)?.value.googleCategory ?? null,
    })),
  );
  await writer.write(
    schema.categoryText,
    locales.flatMap((job) =>
      versionRows(
        job,
        ({ categories }) =>
          categories.map(({ slug, value: { name, description, image, tips = [], finder } }) => ({
            category: slug,
            name,
            description: description ?? null,
            imageAlt: image?.alt ?? null,
            tips,
            finder: finder ?? null,
          })),
        ({ category }) => category,
      ),
    ),
  );
}

export async function insertProducts(writer: RowWriter, { products, vocabulary }: Content) {
  const { specifications } = vocabulary.value;
  await writer.write(
    schema.product,
    products.map(({ slug, value }) => ({
      slug,
      sku: skuOf(value) ?? null,
      brand: value.brand ?? null,
      category: value.category,
      position: value.position,
      released: value.released ?? null,
      inStock: stockOf(value) ?? null,
      sites: value.sites ?? null,
      discontinued: value.discontinued,
      successor: value.successor ?? null,
      options: optionsOf(value),
      tags: value.tags,
      connections: value.connections,
      related: value.related,
      images: value.images.map(({ src }) => src),
      pictureWidth: value.pictureWidth ?? null,
      colors: colorRows(value, vocabulary.value.colors),
      specifications: Object.entries(value.specifications).map(([key, specification]) => {
        const { kind, unit } = specifications[key]!;
        return { key, kind, unit, value: specification };
      }),
      model: value.model ?? null,
    })),
  );
  await writer.write(schema.productPrice, products.flatMap(priceRows));
  await writer.write(schema.productVariant, products.flatMap(variantRows));
}

const variantRows = ({ slug, value }: Content["products"][number]) =>
  variantsOf(value).map((variant, position) => ({
    product: slug,
    position,
    sku: variant.sku ?? null,
    gtin: variant.gtin ?? null,
    mpn: variant.mpn ?? null,
    options: variant.options,
    prices: amountsOf(variant.prices),
    formerPrices: amountsOf(variant.formerPrices),
    lowestPrices: amountsOf(variant.lowestPrices),
    inStock: variant.inStock ?? null,
    images: [...variant.images],
  }));

/** One entry per color, with the picture of its first variant. */
function colorRows(
  value: Content["products"][number]["value"],
  colors: Content["vocabulary"]["value"]["colors"],
) {
  const variants = new Map(
    variantsOf(value)
      .filter(({ options }) => options[colorOption])
      .toReversed()
      .map((variant) => [variant.options[colorOption]!.join("/"), variant]),
  );
  return [...variants.values()].toReversed().map(({ options, sku, images: [image] }) => ({
    colors: options[colorOption]!,
    swatches: options[colorOption]!.map((color) => colors[color]!.swatch),
    ...(sku !== undefined && { sku }),
    ...(image !== undefined && { image }),
  }));
}
