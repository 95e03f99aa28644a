import { createFileRoute } from "@tanstack/react-router";

import { SubmissionAlone } from "#app/forms/lazy-submission-alone.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { receivePost } from "#app/server/domain/submissions/receive-submission.server.ts";
import { pageHead } from "#app/seo/head.ts";
import { ServiceProgressScreen } from "#app/features/support/service-progress-screen.tsx";
import { serviceProgressHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/service-request")({
  staticData: { areas: ["support", "validation"] },
  server: {
    handlers: {
      POST: async ({ request, context, next }) => {
        const { submission, response } = await receivePost(request, context.scope);
        return response ?? next({ context: { submission } });
      },
    },
  },
  loader: ({ serverContext }) => ({ submission: serverContext?.submission }),
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
