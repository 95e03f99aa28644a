import { Readable } from "node:stream";

import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";

import type { RequestScope } from "../../scope/request-scope.ts";
import { type PageDefinition, pages } from "../../../site/pages.ts";
import { hasSection } from "../../../site/sections.ts";
import { withoutPictureColor } from "../../../../styles/pictures.ts";
import { describePaths, listSlugs } from "./addresses.repo.server.ts";

/** The protocol allows 50,000 URLs and 50 MB. With sixteen alternates a URL takes about 2 KB, so this is 10 MB. */
const maxAddresses = 5_000;
const maxAlternates = 16 * maxAddresses;

const partSize = ({ site }: Pick<Scope, "site">) =>
  Math.min(maxAddresses, Math.floor(maxAlternates / site.alternates.length));

type Scope = Pick<RequestScope, "site" | "sites" | "runtime">;

export async function listPaths({ runtime, site }: Pick<Scope, "site" | "runtime">): Promise<string[]> {
  const slugs = await listSlugs(runtime.database.readDb, site);
  return Object.values<PageDefinition>(pages)
    .filter(({ section }) => !section || hasSection(site, section))
    .flatMap(({ sitemap }) => sitemap(slugs));
}

/** A single sitemap, or an index when there are more URLs than fit. */
export async function writeSitemap(scope: Scope): Promise<string> {
  const paths = await listPaths(scope);
  const size = partSize(scope);
  if (paths.length <= size) return writeAddresses(paths, scope);
  const parts = Array.from({ length: Math.ceil(paths.length / size) }, (_, index) => ({
    url: `${scope.site.origin}/sitemap-${index + 1}.xml`,
  }));
  return text(Readable.from(parts).pipe(new SitemapIndexStream()));
}

/** @param part from 1 @returns nothing for an unknown part */
export async function writeSitemapPart(scope: Scope, part: number): Promise<string | undefined> {
  const paths = await listPaths(scope);
  const size = partSize(scope);
  const own = paths.slice((part - 1) * size, part * size);
  return paths.length > size && own.length > 0 ? writeAddresses(own, scope) : undefined;
}

async function writeAddresses(paths: string[], { runtime, site, sites }: Scope): Promise<string> {
  const { origin, alternates } = site;
  const details = await describePaths(runtime.database.readDb, site, paths);
  const addresses = paths.map((path) => {
    const present = sites.pages.get(path.slice(1));
    const { changed, pictures = [], sites: limit } = details.get(path) ?? {};
    const links = alternates
      .filter(({ code }) => present?.has(code) !== false && limit?.includes(code) !== false)
      .map((other) => ({ lang: other.hreflang, url: `${other.origin}${path}` }));
    const img = pictures.map((picture) => ({ url: `${origin}/media/${withoutPictureColor(picture)}` }));
    return { url: `${origin}${path}`, links, img, ...(changed && { lastmod: changed.toISOString() }) };
  });
  const xmlns = { news: false, image: true, video: false, xhtml: true };
  return text(Readable.from(addresses).pipe(new SitemapStream({ hostname: origin, xmlns })));
}

const text = async (stream: SitemapStream | SitemapIndexStream) => String(await streamToPromise(stream));
