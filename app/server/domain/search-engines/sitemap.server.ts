import { Readable } from "node:stream";

import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";

import type { RequestScope } from "../../scope/request-scope.ts";
import { type PageDefinition, pages } from "../../../site/pages.ts";
import { listSlugs } from "./addresses.repo.server.ts";

/**
 * Addresses in one sitemap. The protocol allows 50,000 and 50 MB; with an alternate for each of the
 * fifteen sites an address takes about 2 KB, so 5,000 make 10 MB.
 */
export const maxAddresses = 5_000;

type Scope = Pick<RequestScope, "site" | "sites" | "runtime">;

/** Paths of all pages of the site that search engines may show. */
export async function listPaths({ runtime, site }: Pick<Scope, "site" | "runtime">): Promise<string[]> {
  const slugs = await listSlugs(runtime.database.readDb, site.code);
  return Object.values<PageDefinition>(pages).flatMap(({ sitemap }) => sitemap(slugs));
}

/** The site's only sitemap, or the index of its parts when there are more than `maxAddresses`. */
export async function writeSitemap(scope: Scope): Promise<string> {
  const paths = await listPaths(scope);
  if (paths.length <= maxAddresses) return writeAddresses(paths, scope);
  const parts = Array.from({ length: Math.ceil(paths.length / maxAddresses) }, (_, index) => ({
    url: `${scope.site.origin}/sitemap-${index + 1}.xml`,
  }));
  return text(Readable.from(parts).pipe(new SitemapIndexStream()));
}

/** @param part from 1 @returns nothing when the site has no such part */
export async function writeSitemapPart(scope: Scope, part: number): Promise<string | undefined> {
  const paths = await listPaths(scope);
  const own = paths.slice((part - 1) * maxAddresses, part * maxAddresses);
  return paths.length > maxAddresses && own.length > 0 ? writeAddresses(own, scope) : undefined;
}

function writeAddresses(paths: string[], { site: { origin, alternates }, sites }: Scope): Promise<string> {
  const addresses = paths.map((path) => {
    const having = sites.pages.get(path.slice(1));
    const links = alternates
      .filter(({ code }) => having?.has(code) !== false)
      .map((other) => ({ lang: other.hreflang, url: `${other.origin}${path}` }));
    return { url: `${origin}${path}`, links };
  });
  const xmlns = { news: false, image: false, video: false, xhtml: true };
  return text(Readable.from(addresses).pipe(new SitemapStream({ hostname: origin, xmlns })));
}

const text = async (stream: SitemapStream | SitemapIndexStream) => String(await streamToPromise(stream));
