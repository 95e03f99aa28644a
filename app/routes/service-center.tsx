import { createFileRoute } from "@tanstack/react-router";

import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { loadPickupFinder } from "#app/server/carrier/pickup-points.functions.ts";
import { getServiceCenters } from "#app/server/places/places.functions.ts";
import { takeSubmission } from "#app/server/submissions/take-submission.server.ts";
import { pageHead } from "#app/site/head.ts";
import { pickupParamsOf, pickupSearchOf } from "#app/site/pickup-search.ts";
import { serviceCenterSearchOf } from "#app/site/place-search.ts";
import { PickupSection } from "#app/stores/pickup/pickup-section.tsx";
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
  validateSearch: (search) => ({ ...serviceCenterSearchOf(search), ...pickupParamsOf(search) }),
  loaderDeps: ({ search }) => ({ centers: serviceCenterSearchOf(search), pickup: pickupSearchOf(search) }),
  loader: async ({ deps, serverContext }) => {
    const [centers, pickup] = await Promise.all([
      getServiceCenters({ data: deps.centers }),
      loadPickupFinder(deps.pickup),
    ]);
    return { ...centers, pickup, submission: serverContext?.submission };
  },
  head: ({ match, matches }) =>
    pageHead(matches, "/service-center", serviceCentersHead(match.context.messages.i18n)),
  component: ServiceCenters,
});

function ServiceCenters() {
  const { finder, options, pickup, submission } = Route.useLoaderData();
  return (
    <SubmissionResultContext value={submission}>
      <ServiceCentersScreen
        options={options}
        pickup={pickup && <PickupSection finder={pickup} besides={finder.search} />}
      >
        <ServiceCenterFinder {...finder} />
      </ServiceCentersScreen>
    </SubmissionResultContext>
  );
}
