import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { cleanQuery, searchKinds } from "#app/site/search.ts";

import { searchSite } from "./search.server.ts";
import { suggest, suggestProducts } from "./suggest.server.ts";

export type { SearchItem, SearchView } from "./search.server.ts";

/** Truncated to its maximum length, never rejected. */
const query = v.pipe(v.string(), v.transform(cleanQuery));

const searchRequest = v.object({
  query,
  kind: v.optional(v.picklist(searchKinds)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  /** Disables spelling correction. */
  verbatim: v.optional(v.literal("1")),
});

export const getSearchResults = createServerFn()
  .validator(searchRequest)
  .handler(({ context, data }) => searchSite(context.scope, data));

export const getSuggestions = createServerFn()
  .validator(v.object({ query }))
  .handler(({ context, data }) => suggest(context, data.query));

export const getProductSuggestions = createServerFn()
  .validator(v.object({ query }))
  .handler(({ context, data }) => suggestProducts(context, data.query));
