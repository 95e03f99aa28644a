import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { productHead } from "#app/features/products/product-head.ts";
import { ProductScreen } from "#app/features/products/product-screen.tsx";
import { getProduct } from "#app/server/domain/catalog/catalog.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { slugField } from "#app/site/search-fields.ts";
import { requireSlug } from "#app/site/inputs.ts";

export const Route = createFileRoute("/product/$slug")({
  staticData: { areas: ["catalog"] },
  validateSearch: v.object({ color: slugField }),
  loader: ({ params: { slug } }) => getProduct({ data: { slug: requireSlug(slug) } }),
  // Selecting a color is a navigation that needs no new data.
  staleTime: 60_000,
  head: ({ loaderData, match, matches, params: { slug } }) =>
    pageHead(matches, `/product/${slug}`, loaderData && productHead(match.context.messages.i18n, loaderData)),
  component: Product,
});

function Product() {
  return <ProductScreen product={Route.useLoaderData()} color={Route.useSearch().color} />;
}
