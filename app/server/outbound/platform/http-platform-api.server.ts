import type { LocaleCode } from "#app/site/markets.ts";
import type { Brand } from "#app/site/site.ts";

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
  locale: LocaleCode;
  stored: PlatformApi;
};

/** See docs/decisions/014-the-platform-over-http.md. */
export const createHttpPlatformApi = ({ client, locale, stored }: Options): PlatformApi => ({
  fetchMenus: (keys) =>
    client.request(`/v2/menus?locale=${locale}&keys=${keys.join(",")}`, (answer) =>
      readMenusResponse(answer, keys),
    ),
  fetchSiteInfo: async () => {
    const [info, { brand }] = await Promise.all([
      client.request(`/v2/site-info?locale=${locale}`, readSiteInfoResponse),
      stored.fetchSiteInfo(),
    ]);
    return { brand: mergeBrand(brand, info), languages: info.languages };
  },
  fetchInvitation: async (award) => {
    const invitation = await stored.fetchInvitation(award);
    if (!invitation) return undefined;
    const path = `/v2/awards/invitation?locale=${locale}&award=${award}`;
    return { ...invitation, ...(await client.request(path, readInvitationResponse)) };
  },
});

function mergeBrand(brand: Brand, info: PlatformSiteInfo): Brand {
  const { gtm, clarity, maps, social, cdn_url: cdn, copyright } = info;
  const services = {
    ...brand.services,
    ...(gtm ? { tagManager: gtm } : {}),
    ...(clarity ? { sessionAnalytics: clarity } : {}),
    ...(maps ? { maps: { ...brand.services?.maps, ...maps } } : {}),
  };
  return {
    ...brand,
    ...(Object.keys(services).length > 0 ? { services } : {}),
    ...(social ? { social } : {}),
    ...(cdn ? { cdn: cdn.replace(/\/$/, "") } : {}),
    ...(copyright ? { copyright } : {}),
  };
}
