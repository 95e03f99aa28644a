import { createFileRoute } from "@tanstack/react-router";

import { pageAfterPost } from "#app/forms/page-after-post.ts";
import { SubmissionAlone } from "#app/forms/lazy-submission-alone.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { loadPickupFinder } from "#app/server/domain/places/pickup-points.functions.ts";
import { getServiceCenters } from "#app/server/domain/places/places.functions.ts";
import { receivePost } from "#app/server/domain/submissions/receive-submission.server.ts";
import { pageHead } from "#app/seo/head.ts";
import { pickupParamsOf, pickupSearchOf } from "#app/site/pickup-search.ts";
import { hasSection } from "#app/site/sections.ts";
import { serviceCenterSearchOf } from "#app/site/place-search.ts";
import { PickupSection } from "#app/features/stores/pickup/pickup-section.tsx";
import { pageOfPlaces } from "#app/features/stores/shops-head.ts";
import { ServiceCenterFinder } from "#app/features/stores/service-center-finder.tsx";
import { ServiceCentersScreen } from "#app/features/support/service-centers-screen.tsx";
import { serviceCentersHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/service-center")({
  staticData: { areas: ["stores", "support", "validation"] },
  server: {
    handlers: {
      POST: async ({ request, context, next }) => {
        if (!hasSection(context.scope.site, "service")) return next();
        const { submission, response } = await receivePost(request, context.scope);
        return response ?? next({ context: { submission } });
      },
    },
  },
  validateSearch: (search) => ({ ...serviceCenterSearchOf(search), ...pickupParamsOf(search) }),
  loaderDeps: ({ search }) => ({ centers: serviceCenterSearchOf(search), pickup: pickupSearchOf(search) }),
  loader: async ({ deps, serverContext }) => {
    const submission = serverContext?.submission;
    const [page, pickup] = await Promise.all([
      pageAfterPost(submission, () => getServiceCenters({ data: deps.centers })),
      loadPickupFinder(deps.pickup),
    ]);
    return { page, pickup, submission };
  },
  head: ({ match, matches }) => {
    const { i18n } = match.context.messages;
    return pageHead(matches, "/service-center", pageOfPlaces(i18n, serviceCentersHead(i18n), match.search));
  },
  component: ServiceCenters,
});

function ServiceCenters() {
  const { page, pickup, submission } = Route.useLoaderData();
  if (!page) return submission && <SubmissionAlone result={submission} />;
  const { finder, options } = page;
  return (
    <SubmissionResultContext value={submission}>
      <ServiceCentersScreen
        options={options}
        pickup={
          pickup && <PickupSection finder={pickup} otherParams={{ ...finder.search, page: undefined }} />
        }
      >
        <ServiceCenterFinder finder={finder} />
      </ServiceCentersScreen>
    </SubmissionResultContext>
  );
}
