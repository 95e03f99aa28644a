import { printedCatalogPath } from "./printed-catalog-path.ts";

/** Media types of what a site serves besides its pages. `app/router.tsx` compares the paths with the routes. */
export const siteFiles = {
  "/robots.txt": "text/plain",
  "/sitemap.xml": "application/xml",
  "/feed.xml": "application/atom+xml",
  [printedCatalogPath]: "application/pdf",
} as const;
