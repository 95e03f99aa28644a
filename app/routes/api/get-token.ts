import { createFileRoute } from "@tanstack/react-router";

import { serveToken } from "#app/server/http/serve-carrier.server.ts";

export const Route = createFileRoute("/api/get-token")({
  server: { handlers: { ANY: ({ request, context }) => serveToken(request, context.scope) } },
});
