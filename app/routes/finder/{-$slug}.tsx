import { createFileRoute } from "@tanstack/react-router";

import { finderHead, FinderIndex } from "#app/features/products/finder/finder-index.tsx";
import { FinderScreen } from "#app/features/products/finder/finder-screen.tsx";
import { getFinder, getFinders } from "#app/server/domain/catalog/decision.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { finderSearch } from "#app/site/finder.ts";
import { requireSlug } from "#app/site/inputs.ts";

export const Route = createFileRoute("/finder/{-$slug}")({
  staticData: { areas: ["catalog"] },
  validateSearch: finderSearch,
  loaderDeps: ({ search: { answer } }) => ({ answer }),
  loader: async ({ deps: search, params: { slug } }) =>
    slug === undefined
      ? { finders: await getFinders(), finder: undefined }
      : { finders: [], finder: await getFinder({ data: { slug: requireSlug(slug), search } }) },
  head: ({ loaderData, match, matches, params: { slug } }) => {
    const { i18n } = match.context.messages;
    return pageHead(
      matches,
      slug === undefined ? "/finder" : `/finder/${slug}`,
      loaderData && finderHead(i18n, loaderData.finder, match.search.answer !== undefined),
    );
  },
  component: Finder,
});

function Finder() {
  const { finder, finders } = Route.useLoaderData();
  const search = Route.useSearch();
  return finder ? <FinderScreen finder={finder} search={search} /> : <FinderIndex finders={finders} />;
}
