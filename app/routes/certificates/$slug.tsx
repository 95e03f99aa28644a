import { createFileRoute } from "@tanstack/react-router";

import { getCertificate } from "#app/server/support/support.functions.ts";
import { pageHead } from "#app/site/head.ts";
import { requireSlug } from "#app/site/slug.ts";
import { CertificateScreen } from "#app/support/certificate-screen.tsx";

export const Route = createFileRoute("/certificates/$slug")({
  staticData: { areas: ["support"] },
  loader: ({ params }) => getCertificate({ data: { slug: requireSlug(params.slug) } }),
  head: ({ loaderData, matches, params }) =>
    pageHead(
      matches,
      `/certificates/${params.slug}`,
      loaderData && { title: loaderData.title, description: loaderData.summary },
    ),
  component: Certificate,
});

function Certificate() {
  return <CertificateScreen certificate={Route.useLoaderData()} />;
}
