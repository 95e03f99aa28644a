import { and, arrayOverlaps, asc, desc, eq, inArray } from "drizzle-orm";

import type { LocaleCode } from "../../site/markets.ts";
import type { PlaceKind } from "../content-import/entries.schema.ts";
import type { Database } from "../db/client.server.ts";
import {
  certificate,
  certificateText,
  download,
  downloadText,
  place,
  product,
  productText,
} from "../db/schema.ts";

const certificateColumns = {
  slug: certificate.slug,
  number: certificate.number,
  issued: certificate.issued,
  standards: certificate.standards,
  products: certificate.products,
  title: certificateText.title,
  summary: certificateText.summary,
};

const certificatesIn = (db: Database, locale: LocaleCode) =>
  db
    .select(certificateColumns)
    .from(certificate)
    .innerJoin(
      certificateText,
      and(eq(certificateText.certificate, certificate.slug), eq(certificateText.locale, locale)),
    );

export const listCertificateRows = (db: Database, locale: LocaleCode) =>
  certificatesIn(db, locale).orderBy(desc(certificate.issued));

export async function readCertificateRow(db: Database, locale: LocaleCode, slug: string) {
  const [row] = await certificatesIn(db, locale).where(eq(certificate.slug, slug));
  return row;
}

/** Names of the products, in catalogue order. */
export const listProductNames = (db: Database, locale: LocaleCode, slugs: readonly string[]) =>
  db
    .select({ slug: product.slug, name: productText.name })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), eq(productText.locale, locale)))
    .where(inArray(product.slug, [...slugs]))
    .orderBy(asc(product.position));

/** @param products only files of these products; all files without it */
export const listDownloadRows = (db: Database, locale: LocaleCode, products?: readonly string[]) =>
  db
    .select({
      slug: download.slug,
      kind: download.kind,
      products: download.products,
      version: download.version,
      released: download.released,
      file: download.file,
      size: download.size,
      sha256: download.sha256,
      title: downloadText.title,
    })
    .from(download)
    .innerJoin(downloadText, and(eq(downloadText.download, download.slug), eq(downloadText.locale, locale)))
    .where(products ? arrayOverlaps(download.products, [...products]) : undefined)
    .orderBy(asc(downloadText.title));

/** @param countries only places there, by code; all places without it */
export const listPlaceRows = (db: Database, kinds: readonly PlaceKind[], countries?: readonly string[]) =>
  db
    .select()
    .from(place)
    .where(
      and(inArray(place.kind, [...kinds]), countries ? inArray(place.country, [...countries]) : undefined),
    )
    .orderBy(asc(place.country), asc(place.city), asc(place.name));
