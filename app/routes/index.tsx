import { createFileRoute } from "@tanstack/react-router";

import { Blocks } from "#app/blocks/registry.tsx";
import { getPage } from "#app/server/content/content.functions.ts";
import { pageHead } from "#app/site/head.ts";

export const Route = createFileRoute("/")({
  staticData: { areas: ["content", "catalog", "support", "stores"] },
  loader: () => getPage({ data: { slug: "home" } }),
  head: ({ loaderData, matches }) => pageHead(matches, "/", loaderData),
  component: Home,
});

function Home() {
  return <Blocks blocks={Route.useLoaderData().blocks} />;
}
