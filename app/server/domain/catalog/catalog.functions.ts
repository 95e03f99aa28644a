import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";
import { type ListSearch, listSearch } from "#app/site/product-list-search.ts";
import { slugInput } from "#app/site/inputs.ts";

import { readProduct, readProductFallbacks } from "./product-detail.server.ts";
import { readProductList } from "./product-list.server.ts";

export type { FacetOption, FacetView } from "./facets.server.ts";
export type { CategoryCard } from "./catalog.server.ts";
export type { ProductCard } from "./product-card.server.ts";
export type { ProductDetail, ProductVariant } from "./product-detail.server.ts";
export type { ProductList } from "./product-list.server.ts";

/** Filtered lists are not cached: there are more combinations than the memory can hold. */
const isChosen = (search: ListSearch) => Object.values(search).some((value) => value !== undefined);

export const getProductList = createServerFn()
  .validator(v.object({ slug: v.optional(slug), search: listSearch }))
  .handler(async ({ context, data }) => {
    const read = () => readProductList(context, data.slug, data.search);
    const list = isChosen(data.search)
      ? await read()
      : await context.runtime.memory.readShown(context.scope, `list ${data.slug ?? ""}`, read);
    if (!list) throw notFound();
    return list;
  });

export const getProduct = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const { memory } = context.runtime;
    const product = await memory.readShown(context.scope, `product ${data.slug}`, () =>
      readProduct(context.scope, data.slug),
    );
    if (!product) {
      const fallbackPaths = await readProductFallbacks(context.scope, data.slug);
      throw notFound({ data: { fallbackPaths } });
    }
    return product;
  });
