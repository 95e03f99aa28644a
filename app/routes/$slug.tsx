import { createFileRoute } from "@tanstack/react-router";

import { Blocks } from "#app/blocks/registry.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { contentHead } from "#app/layout/content-head.ts";
import { ArticleHeader } from "#app/journal/article-header.tsx";
import { RelatedArticles } from "#app/journal/related-articles.tsx";
import { PageSkeleton } from "#app/layout/page-skeleton.tsx";
import { getPage } from "#app/server/content/content.functions.ts";
import { takeSubmission } from "#app/server/submissions/take-submission.server.ts";
import { pageHead } from "#app/site/head.ts";
import { requireSlug } from "#app/site/slug.ts";

export const Route = createFileRoute("/$slug")({
  staticData: { areas: ["content", "catalog", "support", "stores", "validation"] },
  server: {
    handlers: {
      // A form posts to its own page, which is then drawn with what became of it.
      POST: async ({ request, context, next }) =>
        next({ context: { submission: await takeSubmission(request, context.scope) } }),
    },
  },
  loader: async ({ params, serverContext }) => ({
    page: await getPage({ data: { slug: requireSlug(params.slug) } }),
    submission: serverContext?.submission,
  }),
  head: ({ loaderData, matches, params }) =>
    pageHead(matches, `/${params.slug}`, loaderData && contentHead(loaderData.page)),
  pendingComponent: PageSkeleton,
  component: Page,
});

function Page() {
  const { page, submission } = Route.useLoaderData();
  const { slug } = Route.useParams();
  return (
    <SubmissionResultContext value={submission}>
      {page.article && <ArticleHeader article={page.article} />}
      <Blocks page={slug} blocks={page.blocks} />
      {page.article && <RelatedArticles article={page.article} />}
    </SubmissionResultContext>
  );
}
