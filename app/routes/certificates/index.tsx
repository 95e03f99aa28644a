import { createFileRoute, redirect } from "@tanstack/react-router";

import { getCertificates } from "#app/server/domain/support/support.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { certificateSearchOf } from "#app/site/support-search.ts";
import { CertificatesScreen } from "#app/features/support/certificates-screen.tsx";
import { certificatesHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/certificates/")({
  staticData: { areas: ["support"] },
  validateSearch: certificateSearchOf,
  loaderDeps: ({ search }) => certificateSearchOf(search),
  loader: async ({ deps }) => {
    const found = await getCertificates({ data: deps });
    // A typed name of a product redirects to the product's single, cacheable URL.
    if (deps.model && found.search.product) throw redirect({ to: ".", search: found.search });
    return found;
  },
  head: ({ match, matches }) =>
    pageHead(matches, "/certificates", certificatesHead(match.context.messages.i18n)),
  component: Certificates,
});

function Certificates() {
  return <CertificatesScreen found={Route.useLoaderData()} />;
}
