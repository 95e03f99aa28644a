import { useEffect, useState } from "react";

import { markDispensable } from "#app/browser/dispensable-imports.ts";
import { cleanQuery, minSuggestionLength, type Suggest, type Suggestions } from "#app/site/search.ts";

/** Milliseconds without a key after which suggestions are asked for. */
const pause = 150;

const loadQuery = () => import("./suggestion-query.ts");

/**
 * Suggestions for what is typed. Those of before stay until the new ones are there, as long as the text
 * begins alike; an answer that another key has made late is neither waited for nor shown. The search works
 * without suggestions, so a failure is nothing to report.
 */
export function useSuggestions(text: string, suggest: Suggest): Suggestions | undefined {
  const [latest, setLatest] = useState<{ query: string; found: Suggestions }>();
  const query = cleanQuery(text);
  const asked = query.length >= minSuggestionLength;

  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    let cancel = () => {};
    const ask = async () => {
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
    const timer = setTimeout(ask, pause);
    return () => {
      current = false;
      clearTimeout(timer);
      cancel();
    };
  }, [query, asked, suggest]);

  return asked && latest && begin(latest.query) === begin(query) ? latest.found : undefined;
}

const begin = (query: string) => query.slice(0, minSuggestionLength).toLowerCase();
