import { createFileRoute } from "@tanstack/react-router";

import { getCertificates } from "#app/server/domain/support/support.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { certificateSearchOf } from "#app/site/support-search.ts";
import { CertificatesScreen } from "#app/features/support/certificates-screen.tsx";
import { certificatesHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/certificates/")({
  staticData: { areas: ["support"] },
  validateSearch: certificateSearchOf,
  loaderDeps: ({ search }) => certificateSearchOf(search),
  loader: ({ deps }) => getCertificates({ data: deps }),
  head: ({ match, matches }) =>
    pageHead(matches, "/certificates", certificatesHead(match.context.messages.i18n)),
  component: Certificates,
});

function Certificates() {
  return <CertificatesScreen found={Route.useLoaderData()} />;
}
