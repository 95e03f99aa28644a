import { createFileRoute, redirect } from "@tanstack/react-router";

import { loadPickupFinder } from "#app/server/domain/places/pickup-points.functions.ts";
import { getShops } from "#app/server/domain/places/places.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { pickupParamsOf, pickupSearchOf } from "#app/site/pickup-search.ts";
import { shopSearchOf } from "#app/site/place-search.ts";
import { pageOfPlaces, shopsHead } from "#app/features/stores/shops-head.ts";
import { ShopsScreen } from "#app/features/stores/shops-screen.tsx";

export const Route = createFileRoute("/where-to-buy")({
  staticData: { areas: ["stores"] },
  validateSearch: (search) => ({ ...shopSearchOf(search), ...pickupParamsOf(search) }),
  loaderDeps: ({ search }) => ({ shops: shopSearchOf(search), pickup: pickupSearchOf(search) }),
  loader: async ({ deps }) => {
    const [found, pickup] = await Promise.all([
      getShops({ data: deps.shops }),
      loadPickupFinder(deps.pickup),
    ]);
    // A typed name of a product redirects to the product's single, cacheable URL.
    if (deps.shops.model && found.search.product)
      throw redirect({ to: ".", search: (search) => ({ ...search, ...found.search }) });
    return { found, pickup };
  },
  head: ({ match, matches }) => {
    const { i18n } = match.context.messages;
    return pageHead(matches, "/where-to-buy", pageOfPlaces(i18n, shopsHead(i18n), match.search));
  },
  component: WhereToBuy,
});

function WhereToBuy() {
  return <ShopsScreen {...Route.useLoaderData()} />;
}
