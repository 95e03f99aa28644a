import { formatDate, formatFileSize } from "#app/site/format.ts";
import { searchPattern, searchText } from "#app/site/search-text.ts";
import { type DownloadSearch, type DownloadSystem, systemNames } from "#app/site/support-search.ts";

import { shownNames } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listDownloadRows, listProductRows } from "./support.repo.server.ts";

export type DownloadList = Awaited<ReturnType<typeof findDownloads>>;
export type DownloadItem = DownloadList["groups"][number]["files"][number];

/** A file for several products is listed and counted for each. */
export async function findDownloads(
  { runtime, site, shows }: Pick<RequestScope, "site" | "runtime" | "shows">,
  search: DownloadSearch,
) {
  shows.add(shownNames);
  const { readDb: db } = runtime.database;
  const rows = await listDownloadRows(db, site, {
    text: search.q,
    kind: search.kind,
    system: search.system,
  });
  const slugs = new Set(rows.flatMap(({ products }) => products));
  const products = await listProductRows(db, site, [...slugs]);
  const files = rows.map(({ released, size, systems, ...row }) => ({
    ...row,
    systems: systems.map((system) => systemNames[system as DownloadSystem]),
    released: formatDate(released, site.languageTag),
    size: formatFileSize(size, site.languageTag),
  }));
  const groups = filterByName(products, search.q).map(({ slug, sku, name, image, firmware: [newest] }) => ({
    product: { slug, sku, name, image },
    firmware: newest && {
      version: newest.version,
      released: formatDate(newest.date, site.languageTag),
    },
    files: files.filter((file) => file.products.includes(slug)),
  }));
  return { search, count: groups.flatMap((group) => group.files).length, groups };
}

/** A search for a product name omits the other products of its files. */
function filterByName<Product extends { sku: string | null; name: string }>(
  products: Product[],
  text?: string,
) {
  const pattern = text && searchPattern(text).replaceAll("%", "");
  const named = products.filter(
    ({ name, sku }) => pattern && searchText([name, sku ?? ""]).includes(pattern),
  );
  return named.length > 0 ? named : products;
}
