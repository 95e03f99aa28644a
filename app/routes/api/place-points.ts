import { createFileRoute } from "@tanstack/react-router";

import { servePlacePoints } from "#app/server/domain/places/serve-place-points.server.ts";

/** The points of the map on `/where-to-buy` and `/service-center`, apart from the page's HTML. */
export const Route = createFileRoute("/api/place-points")({
  server: {
    handlers: { GET: ({ request, context }) => servePlacePoints(request, context.scope) },
  },
});
