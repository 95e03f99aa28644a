import { formatDate, formatFileSize } from "../../site/format.ts";
import { readVocabulary } from "../catalog/catalog.repo.server.ts";
import type { PlaceKind } from "../content-import/entries.schema.ts";
import type { RequestScope } from "../http/request-scope.server.ts";
import {
  listCertificateRows,
  listDownloadRows,
  listPlaceRows,
  listProductNames,
  readCertificateRow,
} from "./support.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

export type CertificateItem = Awaited<ReturnType<typeof listCertificates>>[number];
export type CertificateDetail = NonNullable<Awaited<ReturnType<typeof readCertificate>>>;
export type DownloadItem = Awaited<ReturnType<typeof listDownloads>>[number];
export type CountryPlaces = Awaited<ReturnType<typeof listPlaces>>[number];
export type CountryShops = Awaited<ReturnType<typeof listShops>>[number];

export async function listCertificates({ runtime, site }: Scope) {
  const rows = await listCertificateRows(runtime.database.db, site.code);
  return rows.map(({ slug, title, number, issued }) => ({
    slug,
    title,
    number,
    issued: formatDate(issued, site.languageTag),
  }));
}

/** @returns nothing when there is no such certificate */
export async function readCertificate({ runtime, site }: Scope, slug: string) {
  const row = await readCertificateRow(runtime.database.db, site.code, slug);
  if (!row) return undefined;
  const products = await listProductNames(runtime.database.db, site.code, row.products);
  return { ...row, issued: formatDate(row.issued, site.languageTag), products };
}

export async function listDownloads({ runtime, site }: Scope) {
  const rows = await listDownloadRows(runtime.database.db, site.code);
  const products = await listProductNames(
    runtime.database.db,
    site.code,
    rows.flatMap(({ products: slugs }) => slugs),
  );
  return rows.map(({ released, size, products: slugs, ...row }) => ({
    ...row,
    products: products.filter(({ slug }) => slugs.includes(slug)),
    released: formatDate(released, site.languageTag),
    size: formatFileSize(size, site.languageTag),
  }));
}

/**
 * Places by country, the countries in the order of the site's alphabet.
 * @param countries only these, by code; all without it
 */
export async function listPlaces(
  { runtime, site }: Scope,
  kinds: readonly PlaceKind[],
  countries?: readonly string[],
) {
  const [rows, word] = await Promise.all([
    listPlaceRows(runtime.database.db, kinds, countries),
    readVocabulary(runtime.database.db, site.code, ["country"]),
  ]);
  const byCountry = Map.groupBy(rows, ({ country }) => country);
  return [...byCountry]
    .map(([code, places]) => ({ code, country: word("country", code), places }))
    .sort((a, b) => a.country.localeCompare(b.country, site.languageTag));
}

/** Shops by country, those one can walk into apart from those that deliver. */
export async function listShops(scope: Scope, countries?: readonly string[]) {
  const byCountry = await listPlaces(scope, ["local-shop", "online-shop"], countries);
  return byCountry.map(({ code, country, places }) => ({
    code,
    country,
    local: places.filter(({ kind }) => kind === "local-shop"),
    online: places.filter(({ kind }) => kind === "online-shop"),
  }));
}
