import { createFileRoute } from "@tanstack/react-router";

import { getDownloads } from "#app/server/domain/support/support.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { downloadSearchOf } from "#app/site/support-search.ts";
import { DownloadsScreen } from "#app/features/support/downloads-screen.tsx";
import { downloadsHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/drivers-and-manuals")({
  staticData: { areas: ["support"] },
  validateSearch: downloadSearchOf,
  loaderDeps: ({ search }) => downloadSearchOf(search),
  loader: ({ deps }) => getDownloads({ data: deps }),
  head: ({ match, matches }) =>
    pageHead(matches, "/drivers-and-manuals", downloadsHead(match.context.messages.i18n)),
  component: Downloads,
});

function Downloads() {
  return <DownloadsScreen list={Route.useLoaderData()} />;
}
