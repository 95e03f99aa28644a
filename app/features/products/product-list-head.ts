import type { I18n } from "@lingui/core";
import { msg, ph } from "@lingui/core/macro";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import { sharePicturePath } from "#app/site/pages.ts";
import { isFiltered, type ListSearch } from "#app/site/product-list-search.ts";
import { type DescribedPage, describeList } from "#app/seo/structured-data.ts";
import { figure } from "#app/ui/figures.ts";

export const catalogHead = (i18n: I18n) => ({
  title: i18n._(msg`Products`),
  description: i18n._(msg`All products by category.`),
});

export const categoryCrumb = ({ slug, name }: { slug: string; name: string }) => ({
  name,
  path: `/category/${slug}`,
});

/** Only unfiltered pages are indexed, because filtered pages show the same products again. */
export function productListHead(i18n: I18n, list: ProductList | undefined, search: ListSearch) {
  if (!list) return undefined;
  const { category, path, page, products } = list;
  const all = catalogHead(i18n);
  const { title, description } = category
    ? { title: category.name, description: category.description ?? category.name }
    : all;
  const noindex = isFiltered(search);
  const pages = products.map(({ name, slug }) => ({ name, path: `/product/${slug}` }));
  const head = {
    title,
    description,
    noindex,
    ...(category && { sharePicture: sharePicturePath("category", category.slug) }),
    above: category ? [{ name: all.title, path: "/category" }, ...path.map(categoryCrumb)] : [],
    structuredData: (described: DescribedPage) => describeList(described, pages),
  };
  if (page === 1) return head;
  return {
    ...head,
    title: i18n._(msg`${title}, page ${ph({ page: figure(i18n, page) })}`),
    query: noindex ? "" : `?page=${page}`,
  };
}
