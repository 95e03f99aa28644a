import { createFileRoute } from "@tanstack/react-router";

import { textResponse } from "#app/server/domain/search-engines/text-response.ts";

/** Non-indexable pages send `X-Robots-Tag`, which crawlers see only when crawling is allowed. */
const robots = (origin: string): string =>
  `User-agent: *
Disallow: /_serverFn/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

export const Route = createFileRoute("/robots.txt")({
  server: {
    handlers: { GET: ({ context }) => textResponse(robots(context.scope.site.origin), "text/plain") },
  },
});
