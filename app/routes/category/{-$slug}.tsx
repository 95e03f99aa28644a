import { createFileRoute } from "@tanstack/react-router";

import { productListHead } from "#app/features/products/product-list-head.ts";
import { ProductListScreen } from "#app/features/products/product-list-screen.tsx";
import { getProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { listSearch, listSearchOf } from "#app/site/product-list-search.ts";
import { requireSlug } from "#app/site/inputs.ts";

export const Route = createFileRoute("/category/{-$slug}")({
  staticData: { areas: ["catalog"] },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => listSearchOf(search),
  loader: ({ deps: search, params: { slug } }) =>
    getProductList({ data: { slug: slug === undefined ? undefined : requireSlug(slug), search } }),
  head: ({ loaderData, matches, params: { slug }, match }) =>
    pageHead(
      matches,
      slug === undefined ? "/category" : `/category/${slug}`,
      productListHead(match.context.messages.i18n, loaderData, match.search),
    ),
  component: Category,
});

function Category() {
  return (
    <ProductListScreen list={Route.useLoaderData()} search={listSearchOf(Route.useSearch())} withCategories />
  );
}
