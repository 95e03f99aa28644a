import { createFileRoute } from "@tanstack/react-router";

import { writeSitemap } from "#app/server/domain/search-engines/sitemap.server.ts";
import { textResponse } from "#app/server/domain/search-engines/text-response.ts";

export const Route = createFileRoute("/sitemap.xml")({
  server: {
    handlers: {
      GET: async ({ context }) => textResponse(await writeSitemap(context.scope), "application/xml"),
    },
  },
});
