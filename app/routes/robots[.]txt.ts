import { createFileRoute } from "@tanstack/react-router";

import { writeRobots } from "#app/server/domain/search-engines/robots.server.ts";
import { textResponse } from "#app/server/domain/search-engines/text-response.ts";

export const Route = createFileRoute("/robots.txt")({
  server: { handlers: { GET: ({ context }) => textResponse(writeRobots(context.scope), "text/plain") } },
});
