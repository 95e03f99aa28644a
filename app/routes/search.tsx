import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { SearchScreen } from "#app/features/search/results/search-screen.tsx";
import { searchHead } from "#app/features/search/results/search-head.ts";
import { getSearchResults, getSuggestions } from "#app/server/domain/search/search.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { choiceField, pageField } from "#app/site/search-fields.ts";
import { queryField, searchKinds } from "#app/site/search.ts";

const search = v.object({
  q: queryField,
  kind: choiceField(searchKinds),
  page: pageField,
  verbatim: choiceField(["1"]),
});

export const Route = createFileRoute("/search")({
  staticData: { areas: ["search", "catalog"] },
  validateSearch: search,
  loaderDeps: ({ search: { q, kind, page, verbatim } }) => ({ q, kind, page, verbatim }),
  loader: ({ deps: { q = "", kind, page = 1, verbatim } }) =>
    getSearchResults({ data: { query: q, kind, page, verbatim } }),
  head: ({ loaderData, match, matches }) =>
    pageHead(matches, "/search", searchHead(match.context.messages.i18n, loaderData?.query ?? "")),
  component: Search,
});

function Search() {
  return <SearchScreen view={Route.useLoaderData()} suggest={getSuggestions} />;
}
