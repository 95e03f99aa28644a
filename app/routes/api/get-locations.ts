import { createFileRoute } from "@tanstack/react-router";

import { serveLocations } from "#app/server/http/serve-carrier.server.ts";

export const Route = createFileRoute("/api/get-locations")({
  server: { handlers: { ANY: ({ request, context }) => serveLocations(request, context.scope) } },
});
