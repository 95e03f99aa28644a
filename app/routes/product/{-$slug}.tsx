import { createFileRoute } from "@tanstack/react-router";

import { catalogHead } from "#app/catalog/catalog-head.ts";
import { CatalogScreen } from "#app/catalog/catalog-screen.tsx";
import { ProductScreen } from "#app/catalog/product-screen.tsx";
import { getCatalog, getProduct } from "#app/server/catalog/catalog.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { requireSlug } from "#app/site/slug.ts";

export const Route = createFileRoute("/product/{-$slug}")({
  staticData: { areas: ["catalog"] },
  loader: async ({ params: { slug } }) =>
    slug === undefined
      ? { catalog: await getCatalog() }
      : { product: await getProduct({ data: { slug: requireSlug(slug) } }) },
  head: ({ loaderData, matches, params: { slug }, match }) =>
    loaderData?.product
      ? pageHead(matches, `/product/${slug}`, {
          title: loaderData.product.name,
          description: loaderData.product.promise,
        })
      : pageHead(matches, "/product", catalogHead(match.context.messages.i18n)),
  component: Product,
});

function Product() {
  const { catalog, product } = Route.useLoaderData();
  return product ? <ProductScreen product={product} /> : <CatalogScreen {...catalog} />;
}
