import { formatDate, formatFileSize } from "#app/site/format.ts";
import { searchText } from "#app/site/search-text.ts";
import type { CertificateSearch } from "#app/site/support-search.ts";

import { shownNames } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCertificateRows, listProductRows, readCertificateRow } from "./support.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type CertificateList = Awaited<ReturnType<typeof findCertificates>>;
export type CertificateDetail = NonNullable<Awaited<ReturnType<typeof readCertificate>>>;

export async function findCertificates(scope: Scope, wanted: CertificateSearch) {
  scope.shows.add(shownNames);
  const { readDb: db } = scope.runtime.database;
  const { site } = scope;
  const all = await listCertificateRows(db, site);
  const products = await listProductRows(db, site, [...new Set(all.flatMap((row) => row.products))]);
  const standards = [...new Set(all.flatMap((row) => row.standards))].sort();
  const matches = wanted.model === undefined ? [] : findByName(products, wanted.model);
  const product = await findProduct(scope, wanted.product ?? matches.find(({ isExact }) => isExact)?.slug);
  const search: CertificateSearch = {
    family: products.find(({ category }) => category === wanted.family)?.category,
    product: product?.slug,
    model: product ? undefined : wanted.model,
    standard: standards.find((standard) => standard === wanted.standard),
  };
  const rows = await listCertificateRows(db, site, {
    ...search,
    ...(search.model !== undefined && { products: matches.map(({ slug }) => slug) }),
  });
  return {
    search,
    product,
    standards,
    families: [...new Map(products.map(({ category, family }) => [category, family]))].map(
      ([slug, name]) => ({
        slug,
        name,
      }),
    ),
    certificates: rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      number: row.number,
      issued: formatDate(row.issued, site.languageTag),
      products: products.filter(({ slug }) => row.products.includes(slug)).map(({ name }) => name),
    })),
  };
}

/** Any of the site, with certificates or without. */
async function findProduct({ runtime, site }: Scope, slug: string | undefined) {
  if (slug === undefined) return undefined;
  const [product] = await listProductRows(runtime.database.readDb, site, [slug]);
  return product && { slug, name: product.name };
}

type Named = { slug: string; name: string; sku: string | null };

function findByName(products: readonly Named[], text: string) {
  const typed = searchText([text]);
  return products
    .map(({ slug, name, sku }) => ({ slug, names: [name, sku ?? ""].map((each) => searchText([each])) }))
    .filter(({ names }) => names.some((name) => name.includes(typed)))
    .map(({ slug, names }) => ({ slug, isExact: names.includes(typed) }));
}

export async function readCertificate({ runtime, site, shows }: Scope, slug: string) {
  shows.add(shownNames);
  const row = await readCertificateRow(runtime.database.readDb, site, slug);
  if (!row) return undefined;
  const { file, size, ...certificate } = row;
  const products = await listProductRows(runtime.database.readDb, site, row.products);
  return {
    ...certificate,
    issued: formatDate(row.issued, site.languageTag),
    products,
    document: file && size !== null ? { file, size: formatFileSize(size, site.languageTag) } : undefined,
  };
}
