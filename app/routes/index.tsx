import { createFileRoute } from "@tanstack/react-router";

import { Blocks } from "#app/blocks/blocks.tsx";
import { areasOfBlocks, loadBlocks } from "#app/blocks/load-blocks.ts";
import { contentHead } from "#app/layout/content-head.ts";
import { PageSkeleton } from "#app/layout/page-skeleton.tsx";
import { getPage } from "#app/server/domain/pages/content.functions.ts";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/")({
  staticData: { areas: ["content"] },
  loader: async ({ context }) => {
    const page = await getPage({ data: { slug: "home" } });
    const kinds = page.blocks.map(({ kind }) => kind);
    await Promise.all([loadBlocks(kinds), context.messages.load(areasOfBlocks(kinds))]);
    return page;
  },
  head: ({ loaderData, matches }) => pageHead(matches, "/", loaderData && contentHead(loaderData)),
  pendingComponent: PageSkeleton,
  component: Home,
});

function Home() {
  return <Blocks page="home" blocks={Route.useLoaderData().blocks} />;
}
