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
  type?: "article";
  /** Path; default: the brand's picture. */
  sharePicture?: string;
  above?: Crumb[];
  structuredData?: (page: DescribedPage) => StructuredData[];
  /** Query part of the canonical URL, with its question mark. */
  query?: string;
  /** noindex, follow. Always set if the page definition has `indexed: false`. */
  noindex?: boolean;
  fallbackPaths?: FallbackPaths | undefined;
};

type Matches = readonly { routeId: string; loaderData?: unknown }[];
type RootData = { site: Site; configuration: SiteConfiguration } | undefined;

/** The canonical URL uses the site's public origin, not the request's host. @param page undefined if not loaded */
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
      ...(brand ? sharing(site, brand, page) : []),
    ],
    links: [
      { rel: "canonical", href: url },
      ...(noindex ? [] : alternates(site, `${path}${page.query ?? ""}`, page.fallbackPaths)),
    ],
    scripts: brand ? [structuredData({ site, brand, url }, path, page)] : [],
  };
}

const alternates = ({ alternates: sites }: Site, path: string, fallbackPaths: FallbackPaths = {}) =>
  sites
    .filter(({ code }) => fallbackPaths[code] === undefined)
    .map(({ hreflang, origin }) => ({ rel: "alternate", hrefLang: hreflang, href: `${origin}${path}` }));

const sharing = (site: Site, brand: Brand, { title, sharePicture }: Page) => [
  { property: "og:site_name", content: brand.name },
  ...(sharePicture === undefined
    ? [
        { property: "og:image", content: publicMedia(site, brand.shareImage.src) },
        { property: "og:image:alt", content: brand.shareImage.alt },
      ]
    : [
        { property: "og:image", content: `${site.origin}${sharePicture}` },
        { property: "og:image:type", content: "image/jpeg" },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:image:alt", content: title },
      ]),
  { name: "twitter:card", content: "summary_large_image" },
];

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
