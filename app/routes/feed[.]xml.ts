import { createFileRoute } from "@tanstack/react-router";

import { writeFeed } from "#app/server/domain/search-engines/feed.server.ts";
import { hasSection } from "#app/site/sections.ts";
import { textResponse } from "#app/server/domain/search-engines/text-response.ts";

export const Route = createFileRoute("/feed.xml")({
  server: {
    handlers: {
      GET: async ({ context: { scope } }) =>
        hasSection(scope.site, "articles")
          ? textResponse(await writeFeed(scope), "application/atom+xml")
          : new Response("Not found\n", { status: 404 }),
    },
  },
});
