import { readProduct } from "#app/server/domain/catalog/product-detail.server.ts";
import { readProductList } from "#app/server/domain/catalog/product-list.server.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { parseSettings } from "#app/server/ops/settings.server.ts";
import type { RequestScope } from "#app/server/scope/request-scope.ts";
import { searchSite } from "#app/server/domain/search/search.server.ts";
import { suggest } from "#app/server/domain/search/suggest.server.ts";
import { type ListSearch, listSearchOf, sortings } from "#app/site/product-list-search.ts";
import { stringifySearch } from "#app/site/search-params.ts";

import type { Queries } from "./queries.ts";
import { oneOf, type Random } from "./random.ts";

export type BenchScope = Pick<RequestScope, "site" | "sites" | "runtime" | "shows">;

export type Measurement = {
  name: string;
  run: (scope: BenchScope, random: Random, queries: Queries) => Promise<unknown>;
};

const colors = ["black", "white", "purple", "gray", "red", "blue", "yellow", "pink"];
const tags = ["new", "bestseller", "wireless", "wired", "ultralight", "ergonomic", "compact", "desk-setup"];
const categories = ["mice", "keyboards", "headsets", "mousepads", "streaming", "accessories"];

const threeFilters = (random: Random): ListSearch => ({
  color: [oneOf(colors, random), oneOf(colors, random)],
  tag: [oneOf(tags, random), oneOf(tags, random)],
  min: 20 + Math.floor(random() * 30),
  max: 90 + Math.floor(random() * 60),
  sort: oneOf([undefined, ...sortings], random),
});

export const measurements: Measurement[] = [
  {
    name: "category, three filters, counts",
    run: (scope, random) => readProductList(scope, oneOf(categories, random), threeFilters(random)),
  },
  {
    name: "category, two makers and two attributes, counts",
    run: (scope, random) =>
      readProductList(scope, oneOf(categories, random), {
        brand: [`Maker ${Math.floor(random() * 20)}`, `Maker ${Math.floor(random() * 200)}`],
        filter: [1, 2, 3]
          .map((part) => `make.make ${Math.floor(part * 30 * random())}`)
          .concat("class.class 0"),
      }),
  },
  {
    name: "all products, all values of an attribute",
    run: (scope) => readProductList(scope, undefined, { all: "attribute.make" }),
  },
  {
    name: "category, no filter, counts",
    run: (scope, random) => readProductList(scope, oneOf(categories, random), {}),
  },
  {
    name: "all products, three filters, counts",
    run: (scope, random) => readProductList(scope, undefined, threeFilters(random)),
  },
  {
    name: "category by name, a late page",
    run: (scope, random) => readProductList(scope, oneOf(categories, random), { sort: "name", page: 5 }),
  },
  {
    name: "search",
    run: (scope, random, queries) => searchSite(scope, { query: queries.full(random), page: 1 }),
  },
  {
    name: "search suggestions",
    run: (scope, random, queries) => suggest(scope, queries.typed(random)),
  },
  {
    name: "product",
    run: (scope, random) => readProduct(scope, oneOf(["facet", "lattice-tkl", "echo", "druse"], random)),
  },
];

/** Full pages of the built server over HTTP. */
export const pages: { name: string; path: (random: Random) => string }[] = [
  {
    name: "category page over HTTP, three filters",
    path: (random) => {
      const search = { ...threeFilters(random), sort: undefined };
      return `/category/${oneOf(categories, random)}${stringifySearch(listSearchOf(search))}`;
    },
  },
];

export const scopeOf = (database: DatabaseHandle, site: BenchScope["site"]): BenchScope => ({
  site,
  sites: { own: new Map() } as unknown as BenchScope["sites"],
  runtime: { database, settings: parseSettings({}) } as BenchScope["runtime"],
  shows: new Set(),
});
