import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { slugInput } from "#app/site/slug.ts";

import { listCategories, listProducts, readCategory, readProduct } from "./catalog.server.ts";

export type { CategoryCard, ProductCard, ProductDetail } from "./catalog.server.ts";

/** All categories with their model counts, and all products. */
export const getCatalog = createServerFn().handler(async ({ context }) => {
  const [categories, products] = await Promise.all([
    listCategories(context.scope),
    listProducts(context.scope),
  ]);
  return { categories, products };
});

export const getCategory = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const found = await readCategory(context.scope, data.slug);
    if (!found) throw notFound();
    return found;
  });

export const getProduct = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const product = await readProduct(context.scope, data.slug);
    if (!product) throw notFound();
    return product;
  });
