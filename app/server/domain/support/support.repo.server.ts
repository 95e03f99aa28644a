import { and, arrayContains, asc, desc, eq, exists, inArray, like, or, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import { searchPattern } from "#app/site/search-text.ts";
import { type DownloadKind, type DownloadSystem, downloadKinds } from "#app/site/support-search.ts";

import { isOnSite } from "../../data/database/product-conditions.repo.server.ts";
import type { ReadDatabase } from "../../data/database/client.server.ts";
import {
  category,
  categoryText,
  certificate,
  certificateText,
  download,
  downloadText,
  product,
  productText,
} from "../../data/database/schema.ts";

const certificateColumns = {
  slug: certificate.slug,
  number: certificate.number,
  issued: certificate.issued,
  standards: certificate.standards,
  products: certificate.products,
  file: certificate.file,
  size: certificate.size,
  title: certificateText.title,
  summary: certificateText.summary,
};

const certificatesIn = (db: ReadDatabase, locale: LocaleCode) =>
  db
    .select(certificateColumns)
    .from(certificate)
    .innerJoin(
      certificateText,
      and(eq(certificateText.certificate, certificate.slug), eq(certificateText.locale, locale)),
    );

export type CertificateConditions = {
  family?: string;
  product?: string;
  standard?: string;
};

export const listCertificateRows = (
  db: ReadDatabase,
  locale: LocaleCode,
  { family, product: slug, standard }: CertificateConditions = {},
) =>
  certificatesIn(db, locale)
    .where(
      and(
        family ? coversFamily(db, family) : undefined,
        slug ? arrayContains(certificate.products, [slug]) : undefined,
        standard ? arrayContains(certificate.standards, [standard]) : undefined,
      ),
    )
    .orderBy(desc(certificate.issued), asc(certificate.slug));

const coversFamily = (db: ReadDatabase, family: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(product)
      .where(and(eq(product.category, family), sql`${product.slug} = any(${certificate.products})`)),
  );

export async function readCertificateRow(db: ReadDatabase, locale: LocaleCode, slug: string) {
  const [row] = await certificatesIn(db, locale).where(eq(certificate.slug, slug));
  return row;
}

export const listProductRows = (db: ReadDatabase, locale: LocaleCode, slugs: readonly string[]) =>
  db
    .select({
      slug: product.slug,
      sku: product.sku,
      name: productText.name,
      category: product.category,
      family: categoryText.name,
      image: sql<string | null>`${product.images}[1]`,
      firmware: productText.firmware,
    })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), eq(categoryText.locale, locale)))
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .where(and(inArray(product.slug, [...slugs]), isOnSite(locale)))
    .orderBy(asc(category.position), asc(product.position));

export type DownloadConditions = {
  product?: string;
  /** Product name, SKU or title, as typed. */
  text?: string;
  kind?: DownloadKind;
  /** Includes files for all systems. */
  system?: DownloadSystem;
};

const kindOrder = sql`array_position(array[${sql.join([...downloadKinds], sql`, `)}], ${download.kind})`;

export const listDownloadRows = (
  db: ReadDatabase,
  locale: LocaleCode,
  { product: slug, text, kind, system }: DownloadConditions = {},
) =>
  db
    .select({
      slug: download.slug,
      kind: download.kind,
      products: download.products,
      systems: download.systems,
      version: download.version,
      released: download.released,
      file: download.file,
      size: download.size,
      sha256: download.sha256,
      title: downloadText.title,
    })
    .from(download)
    .innerJoin(downloadText, and(eq(downloadText.download, download.slug), eq(downloadText.locale, locale)))
    .where(
      and(
        slug ? arrayContains(download.products, [slug]) : undefined,
        text ? like(downloadText.searchText, searchPattern(text)) : undefined,
        kind ? eq(download.kind, kind) : undefined,
        system ? or(eq(download.systems, []), arrayContains(download.systems, [system])) : undefined,
      ),
    )
    .orderBy(kindOrder, asc(downloadText.title));
