import type { FallbackPaths } from "./alternates.ts";
import { pageOf } from "../site/pages.ts";
import type { Brand, Site, SiteConfiguration } from "../site/site.ts";
import {
  type Crumb,
  describeBreadcrumbs,
  type DescribedPage,
  describeOrganization,
  describeWebSite,
  publicMedia,
  type StructuredData,
} from "./structured-data.ts";

type Page = {
  title: string;
  description: string;
  /** `website` when left out. */
  type?: "article";
  /** Between the home page and this one. */
  above?: Crumb[];
  /** What is on the page, for search engines. */
  structuredData?: (page: DescribedPage) => StructuredData[];
  /** Added to the canonical address, with its question mark: what makes this page one of its own. */
  query?: string;
  /** Robots may follow its links, and find the page itself elsewhere. Always so where the table of pages says it. */
  noindex?: boolean;
  /** Sites without this page. */
  fallbackPaths?: FallbackPaths | undefined;
};

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
  const url = `${site.origin}${path}${page.query ?? ""}`;
  const noindex = page.noindex === true || pageOf(matches.at(-1)!.routeId)?.indexed === false;
  return {
    meta: [
      { title: brand ? `${page.title} · ${brand.name}` : page.title },
      { name: "description", content: page.description },
      ...(noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
      { property: "og:type", content: page.type ?? "website" },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      ...(brand ? sharing(site, brand) : []),
    ],
    links: [
      { rel: "canonical", href: url },
      ...(noindex ? [] : alternates(site, `${path}${page.query ?? ""}`, page.fallbackPaths)),
    ],
    scripts: brand ? [structuredData({ site, brand, url }, path, page)] : [],
  };
}

/** The same page on every site that has it. */
const alternates = ({ alternates: sites }: Site, path: string, fallbackPaths: FallbackPaths = {}) =>
  sites
    .filter(({ code }) => fallbackPaths[code] === undefined)
    .map(({ hreflang, origin }) => ({ rel: "alternate", hrefLang: hreflang, href: `${origin}${path}` }));

const sharing = (site: Site, brand: Brand) => [
  { property: "og:site_name", content: brand.name },
  { property: "og:image", content: publicMedia(site, brand.shareImage.src) },
  { property: "og:image:alt", content: brand.shareImage.alt },
  { name: "twitter:card", content: "summary_large_image" },
];

/** All that the page says of itself, with the organization that the other parts refer to. */
function structuredData(described: DescribedPage, path: string, page: Page) {
  const { title, query = "", above = [] } = page;
  const place =
    path === "/"
      ? describeWebSite(described)
      : describeBreadcrumbs(described, [...above, { name: title, path: `${path}${query}` }]);
  const graph = [describeOrganization(described), place, ...(page.structuredData?.(described) ?? [])];
  return {
    type: "application/ld+json",
    children: JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
      "<",
      "\\u003c",
    ),
  };
}
