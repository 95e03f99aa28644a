import { createFileRoute } from "@tanstack/react-router";

import { getServiceCenters } from "#app/server/support/support.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { ServiceCentersScreen } from "#app/support/service-centers-screen.tsx";
import { serviceCentersHead } from "#app/support/support-heads.ts";

export const Route = createFileRoute("/service-center")({
  staticData: { areas: ["support"] },
  loader: () => getServiceCenters(),
  head: ({ match, matches }) =>
    pageHead(matches, "/service-center", serviceCentersHead(match.context.messages.i18n)),
  component: ServiceCenters,
});

function ServiceCenters() {
  return <ServiceCentersScreen countries={Route.useLoaderData()} />;
}
