import { createFileRoute } from "@tanstack/react-router";

import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { takeSubmission } from "#app/server/submissions/take-submission.server.ts";
import { getServiceCenters } from "#app/server/support/support.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { ServiceCentersScreen } from "#app/support/service-centers-screen.tsx";
import { serviceCentersHead } from "#app/support/support-heads.ts";

export const Route = createFileRoute("/service-center")({
  staticData: { areas: ["support", "validation"] },
  server: {
    handlers: {
      // The service form posts to its own page, which is then drawn with what became of it.
      POST: async ({ request, context, next }) =>
        next({ context: { submission: await takeSubmission(request, context.scope) } }),
    },
  },
  loader: async ({ serverContext }) => ({
    ...(await getServiceCenters()),
    submission: serverContext?.submission,
  }),
  head: ({ match, matches }) =>
    pageHead(matches, "/service-center", serviceCentersHead(match.context.messages.i18n)),
  component: ServiceCenters,
});

function ServiceCenters() {
  const { submission, ...places } = Route.useLoaderData();
  return (
    <SubmissionResultContext value={submission}>
      <ServiceCentersScreen {...places} />
    </SubmissionResultContext>
  );
}
