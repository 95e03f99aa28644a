import { createFileRoute } from "@tanstack/react-router";

import { compareHead } from "#app/features/products/compare/compare-head.ts";
import { CompareScreen } from "#app/features/products/compare/compare-screen.tsx";
import { getComparison } from "#app/server/domain/catalog/decision.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { compareSearch } from "#app/site/product-selection.ts";

export const Route = createFileRoute("/compare")({
  staticData: { areas: ["catalog"] },
  validateSearch: compareSearch,
  loaderDeps: ({ search: { product } }) => ({ product }),
  loader: ({ deps: { product = [] } }) => getComparison({ data: { slugs: product } }),
  head: ({ loaderData, match, matches }) => {
    const { product, only } = match.search;
    const isEmpty = product === undefined && only === undefined;
    return pageHead(matches, "/compare", compareHead(match.context.messages.i18n, loaderData, isEmpty));
  },
  component: Compare,
});

function Compare() {
  return <CompareScreen comparison={Route.useLoaderData()} search={Route.useSearch()} />;
}
