import { QueryClient } from "@tanstack/react-query";

import type { Suggest, Suggestions } from "#app/site/search.ts";

/** Loaded on the first keystroke; used in browsers only. Caches suggestions for one minute. */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 60_000, retry: false, networkMode: "always" } },
});

const keyOf = (query: string) => ["suggestions", query];

export const fetchSuggestions = (query: string, suggest: Suggest): Promise<Suggestions> =>
  client.fetchQuery({
    queryKey: keyOf(query),
    queryFn: ({ signal }) => suggest({ data: { query }, signal }),
  });

export const cancelSuggestions = (query: string): Promise<void> =>
  client.cancelQueries({ queryKey: keyOf(query), exact: true });
