import { keepPreviousData, QueryClient, queryOptions, useQuery } from "@tanstack/react-query";

import { getProductCards, type ProductCard } from "#app/server/domain/catalog/decision.functions.ts";

/** Used in browsers only. */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: false, networkMode: "always" } },
});

const cardsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ["product-cards", ...slugs],
    queryFn: ({ signal }) => getProductCards({ data: { slugs: [...slugs] }, signal }),
    placeholderData: keepPreviousData,
    enabled: slugs.length > 0,
  });

/** Cards of the products that still exist on the site, in this order; undefined while they load. */
export function useProductCards(slugs: readonly string[]): ProductCard[] | undefined {
  const { data, isError } = useQuery(cardsQuery(slugs), client);
  if (slugs.length === 0 || isError) return [];
  return data?.filter(({ slug }) => slugs.includes(slug));
}
