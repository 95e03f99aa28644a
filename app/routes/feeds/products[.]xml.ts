import { createFileRoute } from "@tanstack/react-router";

import { serveProductFeed } from "#app/server/domain/search-engines/serve-product-feed.server.ts";

export const Route = createFileRoute("/feeds/products.xml")({
  server: { handlers: { GET: ({ request, context }) => serveProductFeed(request, context.scope) } },
});
