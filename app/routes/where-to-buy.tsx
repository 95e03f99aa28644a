import { createFileRoute } from "@tanstack/react-router";

import { getShops } from "#app/server/places/places.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { shopSearchOf } from "#app/site/place-search.ts";
import { shopsHead } from "#app/stores/shops-head.ts";
import { ShopsScreen } from "#app/stores/shops-screen.tsx";

export const Route = createFileRoute("/where-to-buy")({
  staticData: { areas: ["stores"] },
  validateSearch: shopSearchOf,
  loaderDeps: ({ search }) => shopSearchOf(search),
  loader: ({ deps }) => getShops({ data: deps }),
  head: ({ match, matches }) => pageHead(matches, "/where-to-buy", shopsHead(match.context.messages.i18n)),
  component: WhereToBuy,
});

function WhereToBuy() {
  return <ShopsScreen found={Route.useLoaderData()} />;
}
