import { formatDate, formatFileSize } from "#app/site/format.ts";
import { searchPattern, searchText } from "#app/site/search-text.ts";
import { type DownloadSearch, type DownloadSystem, systemNames } from "#app/site/support-search.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { listDownloadRows, listProductRows } from "./support.repo.server.ts";

export type DownloadList = Awaited<ReturnType<typeof findDownloads>>;
export type DownloadItem = DownloadList["groups"][number]["files"][number];

/** The files that a visitor asks for, by product in catalogue order; one for several stands, and counts, with each. */
export async function findDownloads(
  { runtime, site }: Pick<RequestScope, "site" | "runtime">,
  search: DownloadSearch,
) {
  const { readDb: db } = runtime.database;
  const rows = await listDownloadRows(db, site.code, {
    text: search.q,
    kind: search.kind,
    system: search.system,
  });
  const slugs = new Set(rows.flatMap(({ products }) => products));
  const products = await listProductRows(db, site.code, [...slugs]);
  const files = rows.map(({ released, size, systems, ...row }) => ({
    ...row,
    systems: systems.map((system) => systemNames[system as DownloadSystem]),
    released: formatDate(released, site.languageTag),
    size: formatFileSize(size, site.languageTag),
  }));
  const groups = askedFor(products, search.q).map(({ slug, sku, name, image }) => ({
    product: { slug, sku, name, image },
    files: files.filter((file) => file.products.includes(slug)),
  }));
  return { search, count: groups.flatMap((group) => group.files).length, groups };
}

/** A visitor who names a product does not want the others that its files are also for. */
function askedFor<Product extends { sku: string; name: string }>(products: Product[], text?: string) {
  const wanted = text && searchPattern(text).replaceAll("%", "");
  const named = products.filter(({ name, sku }) => wanted && searchText([name, sku]).includes(wanted));
  return named.length > 0 ? named : products;
}
