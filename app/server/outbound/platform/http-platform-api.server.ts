import { type SiteCode, type SocialNetwork, socialNetworks } from "#app/site/markets.ts";
import type { Brand, SiteKey } from "#app/site/site.ts";

import type { ConfiguredSite } from "../../domain/sites/site-directory.server.ts";
import {
  type PlatformSiteInfo,
  readInvitationResponse,
  readMenusResponse,
  readSiteInfoResponse,
} from "./platform-responses.schema.ts";
import type { PlatformApi } from "./platform-api.ts";
import type { PlatformClient } from "./platform-client.server.ts";

type Options = {
  client: PlatformClient;
  site: SiteKey;
  stored: PlatformApi;
};

/** See docs/decisions/014-the-platform-over-http.md. */
export const createHttpPlatformApi = ({ client, site, stored }: Options): PlatformApi => ({
  fetchMenus: (keys) =>
    client.request(`/v2/menus?${siteQuery(site)}&keys=${keys.join(",")}`, (response, drop) =>
      readMenusResponse(response, keys, drop),
    ),
  fetchSiteInfo: async () => {
    const [info, { brand, languages }] = await Promise.all([
      requestSiteInfo(client, site),
      stored.fetchSiteInfo(),
    ]);
    return {
      brand: mergeBrand(brand, info),
      languages: info.languages?.length ? info.languages : languages,
    };
  },
  fetchInvitation: async (award) => {
    const invitation = await stored.fetchInvitation(award);
    if (!invitation) return undefined;
    const path = `/v2/awards/invitation?${siteQuery(site)}&award=${award}`;
    return { ...invitation, ...(await client.request(path, readInvitationResponse)) };
  },
});

/** A platform identifies a site by its locale, and also by its code if the locale has several sites. */
const siteQuery = ({ code, locale }: SiteKey) => `locale=${locale}${code === locale ? "" : `&site=${code}`}`;

const requestSiteInfo = (client: PlatformClient, site: SiteKey) =>
  client.request(`/v2/site-info?${siteQuery(site)}`, readSiteInfoResponse);

/** Sites without an available configuration are missing. */
export async function readConfiguredSites(
  client: PlatformClient,
  sites: readonly SiteKey[],
): Promise<ReadonlyMap<SiteCode, ConfiguredSite>> {
  const answers = await Promise.allSettled(sites.map((site) => requestSiteInfo(client, site)));
  return new Map(
    answers.flatMap((answer, index) =>
      answer.status === "fulfilled" ? [[sites[index]!.code, answer.value]] : [],
    ),
  );
}

function mergeBrand(brand: Brand, info: PlatformSiteInfo): Brand {
  const { gtm, clarity, chat, maps, title, copyright } = info;
  const services = {
    ...brand.services,
    ...(gtm ? { tagManager: gtm } : {}),
    ...(clarity ? { sessionAnalytics: clarity } : {}),
    ...(chat ? { chat } : {}),
    ...(maps ? { maps: { ...brand.services?.maps, ...maps } } : {}),
  };
  const desktop = info.logotypeDesktop ?? info.logotypeMobile;
  const mobile = info.logotypeMobile ?? info.logotypeDesktop;
  const cdn = info.cdnProxy ?? info.cdn;
  return {
    ...brand,
    ...(title ? { name: title } : {}),
    ...(copyright ? { copyright } : {}),
    ...(desktop && mobile ? { logo: { desktop, mobile } } : {}),
    ...(Object.keys(services).length > 0 ? { services } : {}),
    ...(cdn ? { cdn } : {}),
    ...profilesOf(info),
  };
}

/** An address of a network that `social` lacks is added to it. All addresses are for search engines. */
function profilesOf({ social, socialLinks }: PlatformSiteInfo): Partial<Brand> {
  if (!social && !socialLinks) return {};
  const shown = new Map<SocialNetwork, string>();
  for (const { name, src } of social ?? []) if (!shown.has(name)) shown.set(name, src);
  const others: string[] = [];
  for (const url of socialLinks ?? []) {
    const network = networkOf(url);
    if (network && !shown.has(network)) shown.set(network, url);
    else if (![...shown.values()].includes(url)) others.push(url);
  }
  return {
    social: [...shown].map(([name, src]) => ({ name, src })),
    ...(others.length > 0 ? { profiles: others } : {}),
  };
}

function networkOf(url: string): SocialNetwork | undefined {
  const labels = new URL(url).hostname.split(".");
  return socialNetworks.find((network) => labels.includes(network));
}
