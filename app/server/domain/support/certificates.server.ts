import { formatDate, formatFileSize } from "#app/site/format.ts";
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
  const search: CertificateSearch = {
    family: products.find(({ category }) => category === wanted.family)?.category,
    product: products.find(({ slug }) => slug === wanted.product)?.slug,
    standard: standards.find((standard) => standard === wanted.standard),
  };
  const rows = await listCertificateRows(db, site, search);
  return {
    search,
    standards,
    families: [...Map.groupBy(products, ({ category }) => category)].map(([slug, members]) => ({
      slug,
      name: members[0]!.family,
      products: members.map((member) => ({ slug: member.slug, name: member.name })),
    })),
    certificates: rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      number: row.number,
      issued: formatDate(row.issued, site.languageTag),
      products: products.filter(({ slug }) => row.products.includes(slug)).map(({ name }) => name),
    })),
  };
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
