import { createFileRoute } from "@tanstack/react-router";

import { Blocks } from "#app/blocks/blocks.tsx";
import { areasOfBlocks, loadBlocks } from "#app/blocks/load-blocks.ts";
import { pageAfterPost } from "#app/forms/page-after-post.ts";
import { SubmissionAlone } from "#app/forms/lazy-submission-alone.tsx";
import { SubmissionResultContext } from "#app/forms/submission-result.ts";
import { contentHead } from "#app/layout/content-head.ts";
import { ArticleHeader } from "#app/features/journal/article-header.tsx";
import { ArticleShare } from "#app/features/journal/article-share.tsx";
import { RelatedArticles } from "#app/features/journal/related-articles.tsx";
import { PageSkeleton } from "#app/layout/page-skeleton.tsx";
import { getPage } from "#app/server/domain/pages/content.functions.ts";
import { receivePost } from "#app/server/domain/submissions/receive-submission.server.ts";
import { pageHead } from "#app/seo/head.ts";
import { requireSlug } from "#app/site/inputs.ts";

export const Route = createFileRoute("/$slug")({
  staticData: { areas: ["content"] },
  server: {
    handlers: {
      // The response to a post is the same page with the result.
      POST: async ({ request, context, next }) => {
        const { submission, response } = await receivePost(request, context.scope);
        return response ?? next({ context: { submission } });
      },
    },
  },
  loader: async ({ context, params, serverContext }) => {
    const submission = serverContext?.submission;
    const slug = requireSlug(params.slug);
    const page = await pageAfterPost(submission, () => getPage({ data: { slug } }));
    const kinds = page?.blocks.map(({ kind }) => kind) ?? [];
    // Without a page the result is shown on its own, with messages of `validation`.
    const areas = page ? areasOfBlocks(kinds) : (["validation"] as const);
    await Promise.all([loadBlocks(kinds), context.messages.load(areas)]);
    return { page, submission };
  },
  head: ({ loaderData, matches, params }) =>
    pageHead(matches, `/${params.slug}`, loaderData?.page && contentHead(loaderData.page)),
  pendingComponent: PageSkeleton,
  component: Page,
});

function Page() {
  const { page, submission } = Route.useLoaderData();
  const { slug } = Route.useParams();
  if (!page) return submission && <SubmissionAlone result={submission} />;
  return (
    <SubmissionResultContext value={submission}>
      {page.article && <ArticleHeader article={page.article} />}
      <Blocks page={slug} blocks={page.blocks} />
      {page.article && <ArticleShare title={page.title} url={page.article.url} />}
      {page.article && <RelatedArticles article={page.article} />}
    </SubmissionResultContext>
  );
}
