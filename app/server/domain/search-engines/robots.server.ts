import type { RequestScope } from "../../scope/request-scope.ts";

/** Non-indexable pages send `X-Robots-Tag`, which crawlers see only when crawling is allowed. */
export const writeRobots = ({ site }: Pick<RequestScope, "site">): string =>
  `User-agent: *
Disallow: /_serverFn/
Disallow: /api/

Sitemap: ${site.origin}/sitemap.xml
`;
