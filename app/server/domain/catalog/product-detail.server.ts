import { formatDate, formatFileSize, formatNumber } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";
import { colorOption } from "#app/site/specifications.ts";

import { swatchPaint } from "../../../../styles/swatch-paint.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCertificateRows, listDownloadRows } from "../support/support.repo.server.ts";
import { listVariantRows, readProductRow, readVocabulary } from "./catalog.repo.server.ts";
import { listProductsInOrder } from "./catalog.server.ts";
import { formatSpecification } from "./format-specification.ts";
import { cardPrice } from "./product-card.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;
type Word = Awaited<ReturnType<typeof readVocabulary>>;
type VariantRow = Awaited<ReturnType<typeof listVariantRows>>[number];

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof readProduct>>>;
export type ProductVariant = ProductDetail["variants"][number];

export async function readProduct(scope: Scope, slug: string) {
  const { site, runtime, shows } = scope;
  shows.add(shownProduct(slug));
  const { readDb: db } = runtime.database;
  const row = await readProductRow(db, { locale: site.code, currency: site.currency }, slug);
  if (!row) return undefined;
  const { product, text } = row;
  const [word, variants, related, successor, downloads, certificates] = await Promise.all([
    readVocabulary(db, site.code, ["unit", "specification", "term", "color", "tag"]),
    listVariantRows(db, slug),
    listProductsInOrder(scope, product.related),
    listProductsInOrder(scope, product.successor === null ? [] : [product.successor]),
    listDownloadRows(db, site.code, { product: slug }),
    listCertificateRows(db, site.code, { product: slug }),
  ]);
  return {
    slug,
    sku: product.sku ?? undefined,
    name: text.name,
    /** Maker; undefined is the brand of the site. */
    brand: product.brand ?? undefined,
    promise: text.promise ?? undefined,
    description: text.description === null ? undefined : renderMarkdown(text.description),
    category: { slug: product.category, name: row.categoryName },
    currency: site.currency,
    discontinued: product.discontinued,
    successor: successor[0],
    tags: product.tags.map((tag) => word("tag", tag)),
    images: product.images.map((src, index) => ({ src, alt: text.imageAlts[index] ?? text.name })),
    options: product.options.map((option) => optionView(option, variants, product.colors, word)),
    /** At least one. */
    variants: variants.map((variant) => variantView(variant, text.name, product.options, site, word)),
    colors: product.colors.map(({ colors: keys, swatches, image }) => {
      const name = valueName(colorOption, keys, word);
      return {
        name,
        swatch: swatchPaint(swatches),
        image: image ? { src: image, alt: `${text.name}, ${name}` } : undefined,
      };
    }),
    features: text.features,
    specifications: product.specifications.map((specification) => ({
      label: word("specification", specification.key),
      value: formatSpecification(specification, word, site.languageTag),
    })),
    safety: text.safety ?? undefined,
    model: product.model ?? undefined,
    film: text.film ?? undefined,
    box: text.box,
    firmware: text.firmware.map(({ date, ...version }) => ({
      ...version,
      date,
      dateText: formatDate(date, site.languageTag),
    })),
    reviews: text.reviews,
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
  };
}

/** One string for the values of a choice. */
const choiceOf = (values: readonly string[]) => values.join("/");

const valueName = (option: string, values: readonly string[], word: Word) =>
  values.map((value) => word(option === colorOption ? "color" : "term", value)).join(" / ");

/** The values of an option in the order of the variants. */
function optionView(
  key: string,
  variants: readonly VariantRow[],
  colors: readonly { colors: string[]; swatches: string[] }[],
  word: Word,
) {
  const choices = new Map(
    variants.flatMap(({ options: { [key]: values } }) => (values ? [[choiceOf(values), values]] : [])),
  );
  const swatches = new Map(colors.map((color) => [choiceOf(color.colors), color.swatches]));
  return {
    key,
    isColor: key === colorOption,
    label: word("specification", key),
    values: Array.from(choices, ([value, values]) => ({
      value,
      name: valueName(key, values, word),
      swatch: key === colorOption ? swatchPaint(swatches.get(value) ?? []) : undefined,
    })),
  };
}

function variantView(row: VariantRow, product: string, options: readonly string[], site: Site, word: Word) {
  const { currency } = site;
  const amount = row.prices[currency];
  const formerAmount = row.formerPrices[currency];
  const isReduced = amount !== undefined && formerAmount !== undefined && formerAmount > amount;
  const name = options
    .flatMap((option) => (row.options[option] ? [valueName(option, row.options[option], word)] : []))
    .join(", ");
  return {
    sku: row.sku ?? undefined,
    gtin: row.gtin ?? undefined,
    mpn: row.mpn ?? undefined,
    /** Its values by option. */
    options: Object.fromEntries(
      Object.entries(row.options).map(([option, values]) => [option, choiceOf(values)]),
    ),
    /** Names of the values; empty for the only variant of a product. */
    name,
    ...cardPrice(
      {
        amount: amount ?? null,
        formerAmount: isReduced ? formerAmount : null,
        lowestAmount: isReduced ? (row.lowestPrices[currency] ?? null) : null,
        varies: false,
      },
      site,
    ),
    /** In main units of the currency. */
    amount: amount === undefined ? undefined : amount / 100,
    inStock: row.inStock ?? undefined,
    images: row.images.map((src) => ({ src, alt: [product, name].filter(Boolean).join(", ") })),
  };
}

/** @returns the mean to one decimal place; nothing without reviews */
function averageRating(reviews: readonly { rating: number }[], site: Site) {
  if (reviews.length === 0) return undefined;
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const value = Math.round(mean * 10) / 10;
  return { value, text: formatNumber(value, site.languageTag), reviews: reviews.length };
}
