import { createFileRoute } from "@tanstack/react-router";

import { productHead } from "#app/features/products/product-head.ts";
import { ProductScreen } from "#app/features/products/product-screen.tsx";
import { getProduct } from "#app/server/domain/catalog/catalog.functions.ts";
import { getProductShops } from "#app/server/domain/places/places.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { productSearch } from "#app/site/product-list-search.ts";
import { requireSlug } from "#app/site/inputs.ts";

export const Route = createFileRoute("/product/$slug")({
  staticData: { areas: ["catalog"] },
  validateSearch: productSearch,
  loader: async ({ params }) => {
    const data = { slug: requireSlug(params.slug) };
    const [product, shops] = await Promise.all([getProduct({ data }), getProductShops({ data })]);
    return { product, shops, fallbackPaths: product.fallbackPaths };
  },
  // Selecting a variant is a navigation that needs no new data.
  staleTime: 60_000,
  head: ({ loaderData, match, matches, params: { slug } }) =>
    pageHead(
      matches,
      `/product/${slug}`,
      loaderData && productHead(match.context.messages.i18n, loaderData.product),
    ),
  component: Product,
});

function Product() {
  const { product, shops } = Route.useLoaderData();
  return <ProductScreen product={product} shops={shops} variant={Route.useSearch().variant} />;
}
