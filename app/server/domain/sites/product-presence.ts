import type { FallbackPaths } from "#app/seo/alternates.ts";
import type { SiteCode } from "#app/site/markets.ts";
import type { Site } from "#app/site/site.ts";

/** The list of its category, for each site that does not have the product. @param sites null is all */
export function productFallbacks(
  { alternates }: Pick<Site, "alternates">,
  { sites, category }: { sites: readonly SiteCode[] | null; category: string },
): FallbackPaths | undefined {
  const missing = alternates.filter(({ code }) => sites?.includes(code) === false);
  if (missing.length === 0) return undefined;
  return Object.fromEntries(missing.map(({ code }) => [code, `/category/${category}`]));
}
