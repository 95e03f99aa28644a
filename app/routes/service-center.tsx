import { createFileRoute } from "@tanstack/react-router";

import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { getServiceCenters } from "#app/server/places/places.functions.ts";
import { takeSubmission } from "#app/server/submissions/take-submission.server.ts";
import { pageHead } from "#app/site/head.ts";
import { serviceCenterSearchOf } from "#app/site/place-search.ts";
import { ServiceCenterFinder } from "#app/stores/service-center-finder.tsx";
import { ServiceCentersScreen } from "#app/support/service-centers-screen.tsx";
import { serviceCentersHead } from "#app/support/support-heads.ts";

export const Route = createFileRoute("/service-center")({
  staticData: { areas: ["stores", "support", "validation"] },
  server: {
    handlers: {
      // The service form posts to its own page, which is then drawn with what became of it.
      POST: async ({ request, context, next }) =>
        next({ context: { submission: await takeSubmission(request, context.scope) } }),
    },
  },
  validateSearch: serviceCenterSearchOf,
  loaderDeps: ({ search }) => serviceCenterSearchOf(search),
  loader: async ({ deps, serverContext }) => ({
    ...(await getServiceCenters({ data: deps })),
    submission: serverContext?.submission,
  }),
  head: ({ match, matches }) =>
    pageHead(matches, "/service-center", serviceCentersHead(match.context.messages.i18n)),
  component: ServiceCenters,
});

function ServiceCenters() {
  const { finder, options, submission } = Route.useLoaderData();
  return (
    <SubmissionResultContext value={submission}>
      <ServiceCentersScreen options={options}>
        <ServiceCenterFinder {...finder} />
      </ServiceCentersScreen>
    </SubmissionResultContext>
  );
}
