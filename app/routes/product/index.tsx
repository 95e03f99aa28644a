import { createFileRoute } from "@tanstack/react-router";

import { productListHead } from "#app/features/products/product-list-head.ts";
import { ProductListScreen } from "#app/features/products/product-list-screen.tsx";
import { getProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { listSearch, listSearchOf } from "#app/site/product-list-search.ts";

export const Route = createFileRoute("/product/")({
  staticData: { areas: ["catalog"] },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => listSearchOf(search),
  loader: ({ deps: search }) => getProductList({ data: { search } }),
  head: ({ loaderData, matches, match }) =>
    pageHead(matches, "/product", productListHead(match.context.messages.i18n, loaderData, match.search)),
  component: Products,
});

function Products() {
  return <ProductListScreen list={Route.useLoaderData()} search={listSearchOf(Route.useSearch())} />;
}
