import type { Site, SiteConfiguration } from "./site.ts";

type PageHead = {
  title: string;
  description: string;
  /** Path of the page, for the canonical address. */
  path: string;
};

/** The head of a page. The canonical address always starts with the site's public origin. */
export function pageHead({ title, description, path }: PageHead, site: Site, { brand }: SiteConfiguration) {
  const url = `${site.origin}${path === "/" ? "" : path}`;
  const name = brand?.name;
  return {
    meta: [
      { title: name && name !== title ? `${title} · ${name}` : title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      ...(name ? [{ property: "og:site_name", content: name }] : []),
      ...(brand ? [{ property: "og:image", content: `${site.origin}/media/${brand.shareImage.src}` }] : []),
    ],
    links: [{ rel: "canonical", href: url }],
  };
}
