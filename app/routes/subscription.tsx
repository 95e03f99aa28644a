import { createFileRoute } from "@tanstack/react-router";

import { SubmissionAlone } from "#app/forms/lazy-submission-alone.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { subscriptionHead } from "#app/features/support/support-heads.ts";
import { SubscriptionScreen } from "#app/features/support/subscription-screen.tsx";
import { SubscriptionState } from "#app/features/support/subscription-state.tsx";
import { receiveSubscription } from "#app/server/domain/submissions/receive-subscription.server.ts";
import { getSubscription } from "#app/server/domain/submissions/subscription.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { subscriptionSearch } from "#app/site/subscription-address.ts";

export const Route = createFileRoute("/subscription")({
  staticData: { areas: ["support", "validation"], secretAddress: true },
  server: {
    handlers: {
      POST: async ({ request, context, next }) => {
        const token = new URL(request.url).searchParams.get("token") ?? undefined;
        const { response, ...received } = await receiveSubscription(request, context.scope, token);
        return response ?? next({ context: received });
      },
    },
  },
  // Hides the URL from other sites; the site itself compares the referrer.
  headers: () => ({ "referrer-policy": "same-origin" }),
  validateSearch: subscriptionSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token }, serverContext }) => {
    const submission = serverContext?.submission;
    if (token === undefined) return { submission, subscription: undefined };
    const subscription = serverContext?.subscription ?? (await getSubscription({ data: { token } }));
    return { submission, subscription };
  },
  head: ({ match, matches }) =>
    pageHead(matches, "/subscription", subscriptionHead(match.context.messages.i18n)),
  component: Subscription,
});

function Subscription() {
  const { submission, subscription } = Route.useLoaderData();
  if (subscription) return <SubscriptionState subscription={subscription} />;
  if (submission?.status === "unavailable") return <SubmissionAlone result={submission} />;
  return (
    <SubmissionResultContext value={submission}>
      <SubscriptionScreen />
    </SubmissionResultContext>
  );
}
