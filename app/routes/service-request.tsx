import { createFileRoute, notFound } from "@tanstack/react-router";

import { SubmissionAlone } from "#app/forms/lazy-submission-alone.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { receivePost } from "#app/server/domain/submissions/receive-submission.server.ts";
import { pageHead } from "#app/seo/head.ts";
import { hasSection } from "#app/site/sections.ts";
import { ServiceProgressScreen } from "#app/features/support/service-progress-screen.tsx";
import { serviceProgressHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/service-request")({
  staticData: { areas: ["support", "validation"] },
  server: {
    handlers: {
      POST: async ({ request, context, next }) => {
        if (!hasSection(context.scope.site, "service")) return next();
        const { submission, response } = await receivePost(request, context.scope);
        return response ?? next({ context: { submission } });
      },
    },
  },
  loader: async ({ serverContext, parentMatchPromise }) => {
    const { site } = (await parentMatchPromise).loaderData ?? {};
    if (site && !hasSection(site, "service")) throw notFound();
    return { submission: serverContext?.submission };
  },
  head: ({ match, matches }) =>
    pageHead(matches, "/service-request", serviceProgressHead(match.context.messages.i18n)),
  component: ServiceProgressPage,
});

function ServiceProgressPage() {
  const { submission } = Route.useLoaderData();
  if (submission?.status === "unavailable") return <SubmissionAlone result={submission} />;
  return (
    <SubmissionResultContext value={submission}>
      <ServiceProgressScreen />
    </SubmissionResultContext>
  );
}
