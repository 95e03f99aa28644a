import { QueryClient } from "@tanstack/react-query";

import type { Suggest, Suggestions } from "#app/site/search.ts";

/**
 * Of one tab: nothing on the server suggests. It is loaded with the first letter that is typed, and
 * keeps what was suggested for a minute, for visitors who go back a letter.
 */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 60_000, retry: false, networkMode: "always" } },
});

const keyOf = (query: string) => ["suggestions", query];

export const fetchSuggestions = (query: string, suggest: Suggest): Promise<Suggestions> =>
  client.fetchQuery({
    queryKey: keyOf(query),
    queryFn: ({ signal }) => suggest({ data: { query }, signal }),
  });

/** Ends a request that is under way; what has come stays. */
export const cancelSuggestions = (query: string): Promise<void> =>
  client.cancelQueries({ queryKey: keyOf(query), exact: true });
