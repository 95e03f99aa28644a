import { createFileRoute } from "@tanstack/react-router";

import { writeSitemapPart } from "#app/server/domain/search-engines/sitemap.server.ts";
import { textResponse } from "#app/server/domain/search-engines/text-response.ts";

export const Route = createFileRoute("/sitemap-{$part}.xml")({
  server: {
    handlers: {
      GET: async ({ context, params: { part } }) => {
        const text = /^[1-9]\d{0,3}$/.test(part) && (await writeSitemapPart(context.scope, Number(part)));
        return text ? textResponse(text, "application/xml") : new Response("Not found\n", { status: 404 });
      },
    },
  },
});
