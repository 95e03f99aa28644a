import { afterAll, beforeAll } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { readProduct } from "#app/server/domain/catalog/product-detail.server.ts";
import { readProductList } from "#app/server/domain/catalog/product-list.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import type { Site } from "#app/site/site.ts";

import { createTestDatabase, type TestDatabase } from "./database.ts";

const site = {
  code: "uk",
  locale: "uk",
  languageTag: "uk",
  currency: "UAH",
  priceList: "UAH",
  alternates: [],
} as unknown as Site;

/** Sites that list tests use; each further one adds the same import time. */
const listSites = ["en", "uk"];

/** Lists of a database that holds this content. */
export function useLists(content: Content) {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    database = await createTestDatabase();
    handle = await database.open();
    await importContent(handle.db, onListSites(content), mediaFolder);
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
  });
  const read = (slug: string | undefined, search: ListSearch) =>
    readProductList({ site, runtime: { database: handle }, shows: new Set() } as never, slug, search);
  const slugs = async (slug: string | undefined, search: ListSearch) =>
    (await read(slug, search))?.products.map((product) => product.slug);
  const product = (slug: string) =>
    readProduct({ site, runtime: { database: handle }, shows: new Set() } as never, slug);
  return { read, slugs, product };
}

const onListSites = (content: Content): Content => ({
  ...content,
  sites: {
    ...content.sites,
    value: {
      ...content.sites.value,
      sites: content.sites.value.sites.filter(({ code }) => listSites.includes(code)),
    },
  },
});
