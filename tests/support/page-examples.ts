import { pages, type PageRoute } from "#app/site/pages.ts";

/** Paths on the demo brand, one per layout; other routes are their own path. */
const examples: Partial<Record<PageRoute, readonly string[]>> = {
  "/category/{-$slug}": ["/category", "/category/mice"],
  "/product/$slug": ["/product/facet"],
  "/compare": ["/compare", "/compare?product=facet&product=prism&product=lattice-tkl"],
  "/finder/{-$slug}": ["/finder", "/finder/mice?answer=claw&answer=medium"],
  "/wish-list": ["/wish-list", "/wish-list?product=facet&product=echo"],
  "/certificates/$slug": ["/certificates/doc-facet"],
  "/gallery": [],
  "/$slug": ["/how-the-facet-shell-is-cut"],
};

const routes = Object.keys(pages) as PageRoute[];

export const pageExamples: readonly string[] = routes.flatMap(
  (route) => examples[route] ?? [route.replace(/(?<=.)\/$/, "")],
);
