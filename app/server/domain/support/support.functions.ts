import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { searchInput, slugInput } from "#app/site/inputs.ts";
import { hasSection } from "#app/site/sections.ts";
import {
  type CertificateSearch,
  certificateSearchOf,
  type DownloadSearch,
  downloadSearchOf,
} from "#app/site/support-search.ts";

import { findCertificates, readCertificate } from "./certificates.server.ts";
import { findDownloads } from "./downloads.server.ts";

export type { CertificateDetail, CertificateList } from "./certificates.server.ts";
export type { DownloadItem, DownloadList } from "./downloads.server.ts";

export const getCertificates = createServerFn()
  .validator(searchInput<CertificateSearch>(certificateSearchOf))
  .handler(({ context, data }) => {
    if (!hasSection(context.site, "certificates")) throw notFound();
    return findCertificates(context, data);
  });

export const getCertificate = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const certificate = await readCertificate(context, data.slug);
    if (!certificate) throw notFound();
    return certificate;
  });

export const getDownloads = createServerFn()
  .validator(searchInput<DownloadSearch>(downloadSearchOf))
  .handler(({ context, data }) => {
    if (!hasSection(context.site, "downloads")) throw notFound();
    return findDownloads(context, data);
  });
