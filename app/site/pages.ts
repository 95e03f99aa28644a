/** One row per public page. `app/router.tsx` checks it against the routes. */
import type * as v from "valibot";

import { finderSearch } from "./finder.ts";
import { pickupParams } from "./pickup-search.ts";
import { serviceCenterSearch, shopSearch } from "./place-search.ts";
import { listSearch, productSearch } from "./product-list-search.ts";
import { compareSearch, wishListSearch } from "./product-selection.ts";
import type { Section } from "./sections.ts";
import { certificateSearch, downloadSearch } from "./support-search.ts";

/** `finders`: categories with a finder. */
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
  /** Pages of this section are not found on sites without it. */
  section?: Section;
};

const cachedPage = { cached: true, indexed: true };
const privatePage = { cached: false, indexed: false, sitemap: () => [] };

const pickup = Object.keys(pickupParams.entries);
const place = ["city", "near", "area", "model", ...pickup];

/** By route id. If two routes match a path, the first row wins. */
export const pages = {
  "/": { ...cachedPage, sitemap: () => ["/"] },
  "/category/{-$slug}": {
    ...cachedPage,
    search: listSearch,
    sitemap: ({ categories }) => ["/category", ...categories.map((slug) => `/category/${slug}`)],
  },
  "/product/": { ...cachedPage, search: listSearch, sitemap: () => ["/product"] },
  "/product/$slug": {
    ...cachedPage,
    search: productSearch,
    sitemap: ({ products }) => products.map((slug) => `/product/${slug}`),
  },
  "/compare": {
    ...cachedPage,
    search: compareSearch,
    sitemap: () => ["/compare"],
  },
  "/finder/{-$slug}": {
    ...cachedPage,
    section: "finder",
    search: finderSearch,
    sitemap: ({ finders }) => ["/finder", ...finders.map((slug) => `/finder/${slug}`)],
  },
  "/wish-list": {
    cached: true,
    indexed: false,
    search: wishListSearch,
    sitemap: () => [],
  },
  "/certificates/": {
    ...cachedPage,
    section: "certificates",
    search: certificateSearch,
    personal: ["model"],
    sitemap: () => ["/certificates"],
  },
  "/certificates/$slug": {
    ...cachedPage,
    section: "certificates",
    sitemap: ({ certificates }) => certificates.map((slug) => `/certificates/${slug}`),
  },
  "/drivers-and-manuals": {
    ...cachedPage,
    section: "downloads",
    search: downloadSearch,
    personal: ["q"],
    sitemap: () => ["/drivers-and-manuals"],
  },
  "/service-center": {
    ...cachedPage,
    section: "service",
    search: { entries: { ...serviceCenterSearch.entries, ...pickupParams.entries } },
    personal: place,
    sitemap: () => ["/service-center"],
  },
  "/service-request": { ...privatePage, section: "service" },
  "/subscription": { ...privatePage, personal: ["token"] },
  "/where-to-buy": {
    ...cachedPage,
    section: "shops",
    search: { entries: { ...shopSearch.entries, ...pickupParams.entries } },
    personal: place,
    sitemap: () => ["/where-to-buy"],
  },
  "/search": { ...privatePage },
  "/gallery": { ...privatePage },
  "/$slug": {
    ...cachedPage,
    sitemap: ({ pages: slugs }) => slugs.filter((slug) => slug !== "home").map((slug) => `/${slug}`),
  },
} satisfies Record<string, PageDefinition>;

export type PageRoute = keyof typeof pages;

export const pageOf = (route: string): PageDefinition | undefined =>
  Object.hasOwn(pages, route) ? pages[route as PageRoute] : undefined;

export const printedCatalogPath = "/catalogue.pdf";
/** Path of the catalog of one category and those below it. */
export const categoryCatalogPath = (slug: string) => `/catalogue/${slug}.pdf`;
export const productFeedPath = "/feeds/products.xml";

/** Sections of files; a site without the section does not serve the file. */
export const fileSections: Readonly<Record<string, Section>> = {
  "/feed.xml": "articles",
  [printedCatalogPath]: "printed-catalog",
};

/** Media types of files that a site serves besides its pages. `app/router.tsx` compares the paths with the routes. */
export const siteFiles = {
  "/robots.txt": "text/plain",
  "/sitemap.xml": "application/xml",
  "/feed.xml": "application/atom+xml",
  [productFeedPath]: "application/xml",
  [printedCatalogPath]: "application/pdf",
} as const;

export const sharePictureKinds = ["product", "category", "article"] as const;
export type SharePictureKind = (typeof sharePictureKinds)[number];

export const sharePicturePath = (kind: SharePictureKind, slug: string) => `/share/${kind}/${slug}.jpg`;
