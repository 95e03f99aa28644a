import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { slugInput } from "#app/site/slug.ts";

import { readServiceOptions } from "../submissions/service-options.server.ts";
import { listCertificates, listDownloads, listPlaces, listShops, readCertificate } from "./support.server.ts";

export type {
  CertificateDetail,
  CertificateItem,
  CountryPlaces,
  CountryShops,
  DownloadItem,
} from "./support.server.ts";

export const getCertificates = createServerFn().handler(({ context }) => listCertificates(context.scope));

export const getCertificate = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const certificate = await readCertificate(context.scope, data.slug);
    if (!certificate) throw notFound();
    return certificate;
  });

export const getDownloads = createServerFn().handler(({ context }) => listDownloads(context.scope));

/** The service centres, and what the service form below them offers. */
export const getServiceCenters = createServerFn().handler(async ({ context }) => {
  const [countries, options] = await Promise.all([
    listPlaces(context.scope, ["service-center"]),
    readServiceOptions(context.scope),
  ]);
  return { countries, options };
});

export const getShops = createServerFn().handler(({ context }) => listShops(context.scope));
