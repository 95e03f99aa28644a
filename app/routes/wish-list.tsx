import { createFileRoute } from "@tanstack/react-router";

import { wishListHead } from "#app/features/products/compare/compare-head.ts";
import { WishListScreen } from "#app/features/products/selection/wish-list-screen.tsx";
import { getProductCards } from "#app/server/domain/catalog/decision.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { wishListSearch } from "#app/site/product-selection.ts";

export const Route = createFileRoute("/wish-list")({
  staticData: { areas: ["catalog"] },
  validateSearch: wishListSearch,
  loaderDeps: ({ search: { product } }) => ({ product }),
  loader: ({ deps: { product } }) => (product ? getProductCards({ data: { slugs: product } }) : undefined),
  head: ({ match, matches }) => pageHead(matches, "/wish-list", wishListHead(match.context.messages.i18n)),
  component: WishList,
});

function WishList() {
  return <WishListScreen shared={Route.useLoaderData()} />;
}
