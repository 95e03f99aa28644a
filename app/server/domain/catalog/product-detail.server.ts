import { formatDate, formatFileSize, formatNumber, formatPrice } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";

import { renderMarkdown } from "../markdown/markdown.server.ts";
import { shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCertificateRows, listDownloadRows } from "../support/support.repo.server.ts";
import { readProductRow, readVocabulary } from "./catalog.repo.server.ts";
import { listProductsInOrder } from "./catalog.server.ts";
import { formatSpecification } from "./format-specification.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

export async function readProduct(scope: Scope, slug: string) {
  const { site, runtime, shows } = scope;
  shows.add(shownProduct(slug));
  const { readDb: db } = runtime.database;
  const row = await readProductRow(db, { locale: site.code, currency: site.currency }, slug);
  if (!row) return undefined;
  const { product, text } = row;
  const [word, related, downloads, certificates] = await Promise.all([
    readVocabulary(db, site.code, ["unit", "specification", "term", "color", "tag"]),
    listProductsInOrder(scope, product.related),
    listDownloadRows(db, site.code, { product: slug }),
    listCertificateRows(db, site.code, { product: slug }),
  ]);
  return {
    slug,
    sku: product.sku,
    name: text.name,
    promise: text.promise,
    description: renderMarkdown(text.description),
    category: { slug: product.category, name: row.categoryName },
    price: formatPrice(row.amount, site.currency, site.languageTag),
    /** In main units of the currency. */
    amount: row.amount / 100,
    currency: site.currency,
    inStock: product.inStock,
    tags: product.tags.map((tag) => word("tag", tag)),
    images: product.images.map((src, index) => ({ src, alt: text.imageAlts[index] ?? text.name })),
    colors: product.colors.map(({ color, swatch, image }) => ({
      value: color,
      name: word("color", color),
      swatch,
      image: image ? { src: image, alt: `${text.name}, ${word("color", color)}` } : undefined,
    })),
    features: text.features,
    specifications: product.specifications.map((specification) => ({
      label: word("specification", specification.key),
      value: formatSpecification(specification, word, site.languageTag),
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

/** @returns the mean to one decimal place; nothing without reviews */
function averageRating(reviews: readonly { rating: number }[], site: Site) {
  if (reviews.length === 0) return undefined;
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const value = Math.round(mean * 10) / 10;
  return { value, text: formatNumber(value, site.languageTag), reviews: reviews.length };
}
