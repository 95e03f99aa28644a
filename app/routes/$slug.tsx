import { createFileRoute } from "@tanstack/react-router";

import { ContactResultContext } from "#app/blocks/contact-form/contact-result.ts";
import { Blocks } from "#app/blocks/registry.tsx";
import { ArticleHeader } from "#app/layout/article-header.tsx";
import { getPage } from "#app/server/content/content.functions.ts";
import { takeContact } from "#app/server/submissions/take-contact.server.ts";
import { pageHead } from "#app/site/head.ts";
import { requireSlug } from "#app/site/slug.ts";

export const Route = createFileRoute("/$slug")({
  staticData: { areas: ["content", "catalog", "validation"] },
  server: {
    handlers: {
      // The contact form posts to its own page, which is then drawn with what became of it.
      POST: async ({ request, context, next }) =>
        next({ context: { contact: await takeContact(request, context.scope) } }),
    },
  },
  loader: async ({ params, serverContext }) => ({
    page: await getPage({ data: { slug: requireSlug(params.slug) } }),
    contact: serverContext?.contact,
  }),
  head: ({ loaderData, matches, params }) => pageHead(matches, `/${params.slug}`, loaderData?.page),
  component: Page,
});

function Page() {
  const { page, contact } = Route.useLoaderData();
  return (
    <ContactResultContext value={contact}>
      {page.kind === "article" && <ArticleHeader page={page} />}
      <Blocks blocks={page.blocks} />
    </ContactResultContext>
  );
}
