import { createFileRoute } from "@tanstack/react-router";

import { getCertificate } from "#app/server/domain/support/support.functions.ts";
import { pageHead } from "#app/seo/head.ts";
import { requireSlug } from "#app/site/inputs.ts";
import { CertificateScreen } from "#app/features/support/certificate-screen.tsx";
import { certificateHead } from "#app/features/support/support-heads.ts";

export const Route = createFileRoute("/certificates/$slug")({
  staticData: { areas: ["support"] },
  loader: ({ params }) => getCertificate({ data: { slug: requireSlug(params.slug) } }),
  head: ({ loaderData, match, matches, params: { slug } }) =>
    pageHead(
      matches,
      `/certificates/${slug}`,
      loaderData && certificateHead(match.context.messages.i18n, loaderData),
    ),
  component: Certificate,
});

function Certificate() {
  return <CertificateScreen certificate={Route.useLoaderData()} />;
}
