import { useEffect, useState } from "react";

import { markDispensable } from "#app/framework/missing-files.ts";
import { cleanQuery, minSuggestionLength, type Suggest, type Suggestions } from "#app/site/search.ts";

/** Milliseconds. */
const debounceDelay = 150;

const loadQuery = () => import("./suggestion-query.ts");

/** Old suggestions stay until new ones arrive if both queries start alike. Errors are ignored. */
export function useSuggestions(text: string, suggest: Suggest): Suggestions | undefined {
  const [latest, setLatest] = useState<{ query: string; found: Suggestions }>();
  const query = cleanQuery(text);
  const enabled = query.length >= minSuggestionLength;

  useEffect(() => {
    if (!enabled) return undefined;
    let current = true;
    let cancel = () => {};
    const load = async () => {
      try {
        const { fetchSuggestions, cancelSuggestions } = await loadQuery();
        if (!current) return;
        cancel = () => void cancelSuggestions(query);
        const found = await fetchSuggestions(query, suggest);
        if (current) setLatest({ query, found });
      } catch (error) {
        markDispensable(error);
        if (current) setLatest(undefined);
      }
    };
    const timer = setTimeout(load, debounceDelay);
    return () => {
      current = false;
      clearTimeout(timer);
      cancel();
    };
  }, [query, enabled, suggest]);

  return enabled && latest && begin(latest.query) === begin(query) ? latest.found : undefined;
}

const begin = (query: string) => query.slice(0, minSuggestionLength).toLowerCase();
