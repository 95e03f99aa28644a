import { createFileRoute } from "@tanstack/react-router";

import { getCertificates } from "#app/server/support/support.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { CertificatesScreen } from "#app/support/certificates-screen.tsx";
import { certificatesHead } from "#app/support/support-heads.ts";

export const Route = createFileRoute("/certificates/")({
  staticData: { areas: ["support"] },
  loader: () => getCertificates(),
  head: ({ match, matches }) =>
    pageHead(matches, "/certificates", certificatesHead(match.context.messages.i18n)),
  component: Certificates,
});

function Certificates() {
  return <CertificatesScreen certificates={Route.useLoaderData()} />;
}
