import { createFileRoute } from "@tanstack/react-router";

import { catalogHead } from "#app/catalog/catalog-head.ts";
import { CatalogScreen } from "#app/catalog/catalog-screen.tsx";
import { CategoryScreen } from "#app/catalog/category-screen.tsx";
import { getCatalog, getCategory } from "#app/server/catalog/catalog.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { requireSlug } from "#app/site/slug.ts";

export const Route = createFileRoute("/category/{-$slug}")({
  staticData: { areas: ["catalog"] },
  loader: async ({ params: { slug } }) =>
    slug === undefined
      ? { catalog: await getCatalog() }
      : { category: await getCategory({ data: { slug: requireSlug(slug) } }) },
  head: ({ loaderData, matches, params: { slug }, match }) =>
    loaderData?.category
      ? pageHead(matches, `/category/${slug}`, {
          title: loaderData.category.category.name,
          description: loaderData.category.category.description,
        })
      : pageHead(matches, "/category", catalogHead(match.context.messages.i18n)),
  component: Category,
});

function Category() {
  const { catalog, category } = Route.useLoaderData();
  return category ? <CategoryScreen {...category} /> : <CatalogScreen {...catalog} />;
}
