import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { finderSearch } from "#app/site/finder.ts";
import { hasSection } from "#app/site/sections.ts";
import { maxCompared, maxSelected } from "#app/site/product-selection.ts";
import { slug } from "#app/validation/fields.ts";

import { listProductsInOrder } from "./catalog.server.ts";
import { readComparison } from "./comparison.server.ts";
import { listFinders, readFinder } from "./finder.server.ts";

export type { Comparison, ComparisonGroup } from "./comparison.server.ts";
export type { ProductCard } from "./product-card.server.ts";
export type { FinderLink, FinderReason, FinderView } from "./finder.server.ts";

const slugs = (max: number) => v.object({ slugs: v.pipe(v.array(slug), v.maxLength(max)) });

export const getComparison = createServerFn()
  .validator(slugs(maxCompared))
  .handler(({ context, data }) => readComparison(context.scope, data.slugs));

export const getProductCards = createServerFn()
  .validator(slugs(maxSelected))
  .handler(({ context, data }) => listProductsInOrder(context.scope, data.slugs));

export const getFinders = createServerFn().handler(({ context }) => {
  if (!hasSection(context.scope.site, "finder")) throw notFound();
  return listFinders(context.scope);
});

export const getFinder = createServerFn()
  .validator(v.object({ slug, search: finderSearch }))
  .handler(async ({ context, data }) => {
    const found = await readFinder(context.scope, data.slug, data.search);
    if (!found) throw notFound();
    return found;
  });
