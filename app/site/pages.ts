/** One row per public page. `app/router.tsx` checks it against the routes. */
import type * as v from "valibot";

import { finderSearch } from "./finder.ts";
import { pickupParams } from "./pickup-search.ts";
import { serviceCenterSearch, shopSearch } from "./place-search.ts";
import { listSearch, productSearch } from "./product-list-search.ts";
import { compareSearch, wishListSearch } from "./product-selection.ts";
import { subscriptionSearch } from "./subscription-address.ts";
import { certificateSearch, downloadSearch } from "./support-search.ts";

/** `finders`: categories that have one. */
export type Slugs = Record<
  "pages" | "categories" | "products" | "certificates" | "finders",
  readonly string[]
>;

export type PageDefinition = {
  /** Search schema of the route. Other parameters do not affect the page or its cache key. */
  search?: { entries: Record<string, v.GenericSchema> };
  /** Parameters with personal data. A page with one of them is not cached. */
  personal?: readonly string[];
  cached: boolean;
  indexed: boolean;
  sitemap: (slugs: Slugs) => string[];
  /** Paths on the demo brand for tests and the matrix, one per layout. */
  examples: readonly string[];
};

const cachedPage = { cached: true, indexed: true };
const privatePage = { cached: false, indexed: false, sitemap: () => [] };

const pickup = Object.keys(pickupParams.entries);
const place = ["city", "near", "area", "model", ...pickup];

/** By route id. If two routes match a path, the first row wins. */
export const pages = {
  "/": { ...cachedPage, sitemap: () => ["/"], examples: ["/"] },
  "/category/{-$slug}": {
    ...cachedPage,
    search: listSearch,
    sitemap: ({ categories }) => ["/category", ...categories.map((slug) => `/category/${slug}`)],
    examples: ["/category", "/category/mice"],
  },
  "/product/": { ...cachedPage, search: listSearch, sitemap: () => ["/product"], examples: ["/product"] },
  "/product/$slug": {
    ...cachedPage,
    search: productSearch,
    sitemap: ({ products }) => products.map((slug) => `/product/${slug}`),
    examples: ["/product/facet"],
  },
  "/compare": {
    ...cachedPage,
    search: compareSearch,
    sitemap: () => ["/compare"],
    examples: ["/compare", "/compare?product=facet&product=prism&product=lattice-tkl"],
  },
  "/finder/{-$slug}": {
    ...cachedPage,
    search: finderSearch,
    sitemap: ({ finders }) => ["/finder", ...finders.map((slug) => `/finder/${slug}`)],
    examples: ["/finder", "/finder/mice?answer=claw&answer=medium"],
  },
  "/wish-list": {
    cached: true,
    indexed: false,
    search: wishListSearch,
    sitemap: () => [],
    examples: ["/wish-list", "/wish-list?product=facet&product=echo"],
  },
  "/certificates/": {
    ...cachedPage,
    search: certificateSearch,
    personal: ["model"],
    sitemap: () => ["/certificates"],
    examples: ["/certificates"],
  },
  "/certificates/$slug": {
    ...cachedPage,
    sitemap: ({ certificates }) => certificates.map((slug) => `/certificates/${slug}`),
    examples: ["/certificates/doc-facet"],
  },
  "/drivers-and-manuals": {
    ...cachedPage,
    search: downloadSearch,
    personal: ["q"],
    sitemap: () => ["/drivers-and-manuals"],
    examples: ["/drivers-and-manuals"],
  },
  "/service-center": {
    ...cachedPage,
    search: { entries: { ...serviceCenterSearch.entries, ...pickupParams.entries } },
    personal: place,
    sitemap: () => ["/service-center"],
    examples: ["/service-center"],
  },
  "/service-request": { ...privatePage, examples: ["/service-request"] },
  "/subscription": {
    ...privatePage,
    search: subscriptionSearch,
    personal: ["token"],
    examples: ["/subscription"],
  },
  "/where-to-buy": {
    ...cachedPage,
    search: { entries: { ...shopSearch.entries, ...pickupParams.entries } },
    personal: place,
    sitemap: () => ["/where-to-buy"],
    examples: ["/where-to-buy"],
  },
  "/search": { ...privatePage, examples: ["/search"] },
  "/gallery": { ...privatePage, examples: [] },
  "/$slug": {
    ...cachedPage,
    sitemap: ({ pages: slugs }) => slugs.filter((slug) => slug !== "home").map((slug) => `/${slug}`),
    examples: ["/how-the-facet-shell-is-cut"],
  },
} satisfies Record<string, PageDefinition>;

export type PageRoute = keyof typeof pages;

export const pageOf = (route: string): PageDefinition | undefined =>
  Object.hasOwn(pages, route) ? pages[route as PageRoute] : undefined;

export const printedCatalogPath = "/catalogue.pdf";
/** Of one category and those below it. */
export const categoryCatalogPath = (slug: string) => `/catalogue/${slug}.pdf`;
export const productFeedPath = "/feeds/products.xml";

/** Media types of what a site serves besides its pages. `app/router.tsx` compares the paths with the routes. */
export const siteFiles = {
  "/robots.txt": "text/plain",
  "/sitemap.xml": "application/xml",
  "/feed.xml": "application/atom+xml",
  [productFeedPath]: "application/xml",
  [printedCatalogPath]: "application/pdf",
} as const;

export const sharePictureKinds = ["product", "category", "article"] as const;
export type SharePictureKind = (typeof sharePictureKinds)[number];

/** Of a picture that shows what a shared link leads to. */
export const sharePicturePath = (kind: SharePictureKind, slug: string) => `/share/${kind}/${slug}.jpg`;
