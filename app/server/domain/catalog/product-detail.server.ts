import { formatDate, formatFileSize, formatNumber } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";
import { colorOption, type Specification } from "#app/site/specifications.ts";

import { swatchPaint } from "../../../../styles/swatch-paint.ts";
import type { ProductSafety, ResponsibleParty } from "../../data/database/schema.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCertificateRows, listDownloadRows } from "../support/support.repo.server.ts";
import { type AttributeRow, listAttributeRows } from "./attributes.repo.server.ts";
import {
  listCategoryNames,
  listVariantRows,
  readProductRow,
  readProductSites,
  readVocabulary,
} from "./catalog.repo.server.ts";
import { productFallbacks } from "../sites/product-presence.ts";
import { listProductsInOrder } from "./catalog.server.ts";
import { categoryTree, pathOf } from "./category-tree.ts";
import { formatSpecification } from "./format-specification.ts";
import { optionView, valueName, variantView } from "./product-options.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof readProduct>>>;
export type ProductVariant = ProductDetail["variants"][number];

export async function readProduct(scope: Scope, slug: string) {
  const { site, runtime, shows } = scope;
  shows.add(shownProduct(slug));
  const { readDb: db } = runtime.database;
  const row = await readProductRow(db, site, slug);
  if (!row) return undefined;
  const { product, text } = row;
  const [word, attributes, categories, variants, related, successor, downloads, certificates] =
    await Promise.all([
      readVocabulary(db, site, ["unit", "specification", "term", "color", "tag"]),
      listAttributeRows(db, site),
      listCategoryNames(db, site),
      listVariantRows(db, slug),
      listProductsInOrder(scope, product.related),
      listProductsInOrder(scope, product.successor === null ? [] : [product.successor]),
      listDownloadRows(db, site, { product: slug }),
      listCertificateRows(db, site, { product: slug }),
    ]);
  const tree = categoryTree(categories);
  const { languageTag } = site;
  const views = variants.map((variant) => variantView(variant, text.name, product.options, site, word));
  return {
    slug,
    sku: product.sku ?? undefined,
    name: text.name,
    brand: product.brand ?? undefined,
    promise: text.promise ?? undefined,
    description: text.description === null ? undefined : renderMarkdown(text.description),
    category: { slug: product.category, name: row.categoryName },
    path: pathOf(tree.pathTo(tree.find(product.category)!)),
    currency: site.currency,
    discontinued: product.discontinued,
    successor: successor[0],
    tags: product.tags.map((tag) => word("tag", tag)),
    images: product.images.map((src, index) => ({ src, alt: text.imageAlts[index] ?? text.name })),
    options: product.options.map((option) => optionView(option, variants, product.colors, word)),
    /** Has at least one. */
    variants: views,
    colors: product.colors.map(({ colors: keys, swatches, image }) => {
      const name = valueName(colorOption, keys, word);
      return {
        name,
        swatch: swatchPaint(swatches),
        image: image ? { src: image, alt: `${text.name}, ${name}` } : undefined,
      };
    }),
    features: text.features,
    specifications: inGroups(product.specifications, attributes).map(({ group, ...specification }) => ({
      label: word("specification", specification.key),
      value: formatSpecification(specification, word, site.languageTag),
      group,
    })),
    safety: text.safety ? safetyIn(text.safety, languageTag) : undefined,
    reviews: text.reviews.map(({ date, variant, ...review }) => ({
      ...review,
      /** ISO 8601, and as shown to visitors. */
      date: date === undefined ? undefined : { day: date, text: formatDate(date, languageTag) },
      variant: views.find(({ sku }) => sku === variant)?.name,
    })),
    model: product.model ?? undefined,
    film: text.film ?? undefined,
    box: text.box,
    firmware: text.firmware.map(({ date, ...version }) => ({
      ...version,
      date,
      dateText: formatDate(date, site.languageTag),
    })),
    rating: averageRating(text.reviews, site),
    faq: text.faq.map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })),
    downloads: downloads.map(({ slug: key, file, title, version, released, size }) => ({
      slug: key,
      file,
      title,
      version,
      released: formatDate(released, site.languageTag),
      size: formatFileSize(size, site.languageTag),
    })),
    certificates: certificates.map(({ slug: key, title, number }) => ({ slug: key, title, number })),
    related,
    fallbackPaths: productFallbacks(site, product),
  };
}

/** Targets of the language menu on other sites, if a site does not have the product. */
export async function readProductFallbacks({ site, runtime }: Scope, slug: string) {
  const row = await readProductSites(runtime.database.readDb, slug);
  return row && productFallbacks(site, row);
}

/** In vocabulary order; attributes without a group come first. */
function inGroups(specifications: readonly Specification[], attributes: readonly AttributeRow[]) {
  const byKey = new Map(specifications.map((specification) => [specification.key, specification]));
  const rows = attributes.flatMap(({ key, group }) => {
    const specification = byKey.get(key);
    return specification ? [{ ...specification, group: group ?? undefined }] : [];
  });
  const byGroup = Map.groupBy(rows, ({ group }) => group);
  return [
    ...(byGroup.get(undefined) ?? []),
    ...[...byGroup].flatMap(([group, own]) => (group === undefined ? [] : own)),
  ];
}

/** @returns the mean, rounded to one decimal place; undefined without reviews */
function averageRating(reviews: readonly { rating: number }[], site: Site) {
  if (reviews.length === 0) return undefined;
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const value = Math.round(mean * 10) / 10;
  return { value, text: formatNumber(value, site.languageTag), reviews: reviews.length };
}

function safetyIn({ manufacturer, responsible, ...safety }: ProductSafety, languageTag: string) {
  const nameOf = (country: string) => new Intl.DisplayNames(languageTag, { type: "region" }).of(country);
  const located = ({ country, address, ...party }: ResponsibleParty) => ({
    ...party,
    address: country ? `${address}, ${nameOf(country)}` : address,
  });
  return {
    ...safety,
    manufacturer: manufacturer && located(manufacturer),
    responsible: responsible && located(responsible),
  };
}
