import type { RequestScope } from "../../scope/request-scope.ts";

/**
 * Where nothing may be shown in search results, pages say so themselves (`X-Robots-Tag`), which only
 * those who may read them can see: so nothing is forbidden there either.
 */
export const writeRobots = ({ site }: Pick<RequestScope, "site">): string =>
  `User-agent: *
Disallow: /_serverFn/
Disallow: /api/

Sitemap: ${site.origin}/sitemap.xml
`;
