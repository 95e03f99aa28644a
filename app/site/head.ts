import type { Site, SiteConfiguration } from "./site.ts";

type Page = { title: string; description: string };

/** The matches of a route's `head`; the root's loader data says which site the page is on. */
type Matches = readonly { routeId: string; loaderData?: unknown }[];
type RootData = { site: Site; configuration: SiteConfiguration } | undefined;

/**
 * The head of a page. Its canonical address starts with the site's public origin, whatever host the
 * request came to.
 * @param path of the page @param page nothing when it could not be loaded
 */
export function pageHead(matches: Matches, path: string, page: Page | undefined) {
  const root = matches.find(({ routeId }) => routeId === "__root__")?.loaderData as RootData;
  if (!root || !page) return {};
  const { site, configuration } = root;
  const { brand } = configuration;
  const url = `${site.origin}${path}`;
  return {
    meta: [
      { title: brand ? `${page.title} · ${brand.name}` : page.title },
      { name: "description", content: page.description },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      ...(brand
        ? [
            { property: "og:site_name", content: brand.name },
            { property: "og:image", content: `${site.origin}/media/${brand.shareImage.src}` },
          ]
        : []),
    ],
    links: [{ rel: "canonical", href: url }],
  };
}
