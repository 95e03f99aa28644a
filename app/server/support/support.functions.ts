import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { slugInput } from "#app/site/slug.ts";

import { listCertificates, listDownloads, listPlaces, readCertificate } from "./support.server.ts";

export type { CertificateDetail, CertificateItem, CountryPlaces, DownloadItem } from "./support.server.ts";

export const getCertificates = createServerFn().handler(({ context }) => listCertificates(context.scope));

export const getCertificate = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const certificate = await readCertificate(context.scope, data.slug);
    if (!certificate) throw notFound();
    return certificate;
  });

export const getDownloads = createServerFn().handler(({ context }) => listDownloads(context.scope));

export const getServiceCenters = createServerFn().handler(({ context }) =>
  listPlaces(context.scope, ["service-center"]),
);

export const getShops = createServerFn().handler(async ({ context }) => {
  const [local, online] = await Promise.all([
    listPlaces(context.scope, ["local-shop"]),
    listPlaces(context.scope, ["online-shop"]),
  ]);
  return { local, online };
});
