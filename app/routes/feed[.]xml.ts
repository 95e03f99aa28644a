import { createFileRoute } from "@tanstack/react-router";

import { writeFeed } from "#app/server/domain/search-engines/feed.server.ts";
import { textResponse } from "#app/server/domain/search-engines/text-response.ts";

export const Route = createFileRoute("/feed.xml")({
  server: {
    handlers: {
      GET: async ({ context }) => textResponse(await writeFeed(context.scope), "application/atom+xml"),
    },
  },
});
