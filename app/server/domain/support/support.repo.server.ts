import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  exists,
  inArray,
  like,
  or,
  sql,
} from "drizzle-orm";

import { searchPattern } from "#app/site/search-text.ts";
import type { SiteKey } from "#app/site/site.ts";
import { type DownloadKind, type DownloadSystem, downloadKinds } from "#app/site/support-search.ts";

import { isProductOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
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

const certificatesIn = (db: ReadDatabase, site: SiteKey) =>
  db
    .select(certificateColumns)
    .from(certificate)
    .innerJoin(
      certificateText,
      and(eq(certificateText.certificate, certificate.slug), textOn(certificateText, site)),
    );

export type CertificateConditions = {
  family?: string | undefined;
  product?: string | undefined;
  /** Covers one of them. */
  products?: readonly string[];
  standard?: string | undefined;
};

export const listCertificateRows = (
  db: ReadDatabase,
  site: SiteKey,
  { family, product: slug, products, standard }: CertificateConditions = {},
) =>
  certificatesIn(db, site)
    .where(
      and(
        family ? coversFamily(db, family) : undefined,
        slug ? arrayContains(certificate.products, [slug]) : undefined,
        products && (products.length > 0 ? arrayOverlaps(certificate.products, [...products]) : sql`false`),
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

export async function readCertificateRow(db: ReadDatabase, site: SiteKey, slug: string) {
  const [row] = await certificatesIn(db, site).where(eq(certificate.slug, slug));
  return row;
}

export const listProductRows = (db: ReadDatabase, site: SiteKey, slugs: readonly string[]) =>
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
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), textOn(categoryText, site)))
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, site)))
    .where(and(inArray(product.slug, [...slugs]), isProductOn(site.code)))
    .orderBy(asc(category.position), asc(product.position));

export type DownloadConditions = {
  product?: string;
  text?: string;
  kind?: DownloadKind;
  /** Includes files for all systems. */
  system?: DownloadSystem;
};

const kindOrder = sql`array_position(array[${sql.join([...downloadKinds], sql`, `)}], ${download.kind})`;

export const listDownloadRows = (
  db: ReadDatabase,
  site: SiteKey,
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
    .innerJoin(downloadText, and(eq(downloadText.download, download.slug), textOn(downloadText, site)))
    .where(
      and(
        slug ? arrayContains(download.products, [slug]) : undefined,
        text ? like(downloadText.searchText, searchPattern(text)) : undefined,
        kind ? eq(download.kind, kind) : undefined,
        system ? or(eq(download.systems, []), arrayContains(download.systems, [system])) : undefined,
      ),
    )
    .orderBy(kindOrder, asc(downloadText.title));
