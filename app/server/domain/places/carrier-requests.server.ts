import type { Carrier } from "../../outbound/carrier/carrier.server.ts";
import { CarrierError, type CarrierFailure } from "../../outbound/carrier/carrier-error.ts";
import type { OriginAddress } from "../../outbound/carrier/locator-request.ts";
import { writePublicLocations, writePublicToken } from "../../outbound/carrier/public-locations.ts";
import type { NamedLimit } from "../../limits/rate-limit.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";

/** Per visitor. A token lives for hours; a store finder sends one request per address. */
const tokenLimit: NamedLimit = { name: "get-token", requests: 10, seconds: 60 };
const locationsLimit: NamedLimit = { name: "get-locations", requests: 30, seconds: 60 };

export type CarrierFault = {
  code: CarrierFailure | "switched-off" | "too-many-requests";
  carrierCode?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
};

/** `text` is what may be published of the carrier's JSON. */
export type CarrierAnswer = { text: string } | { fault: CarrierFault };

/** The token lives for hours, so handing it out can be switched off. */
export const handsOutTokens = ({ runtime }: Pick<RequestScope, "runtime">): boolean =>
  runtime.settings.CARRIER_TOKEN_ENDPOINT !== "off";

export const requestToken = (scope: RequestScope): Promise<CarrierAnswer> =>
  handsOutTokens(scope)
    ? request(scope, tokenLimit, async (carrier) => writePublicToken(await carrier.requestToken()))
    : Promise.resolve({ fault: { code: "switched-off" } });

/** @param token of the caller; without one, that of this server */
export const searchLocations = (
  scope: RequestScope,
  { token, data }: { token?: string | undefined; data: OriginAddress },
): Promise<CarrierAnswer> =>
  request(scope, locationsLimit, async (carrier) =>
    writePublicLocations(await (token ? carrier.searchLocations(token, data) : carrier.findLocations(data))),
  );

async function request(
  { runtime, clientAddress, log }: RequestScope,
  limit: NamedLimit,
  send: (carrier: Carrier) => Promise<string>,
): Promise<CarrierAnswer> {
  const wait = await runtime.rateLimiter.take(limit, clientAddress);
  if (wait !== undefined) return { fault: { code: "too-many-requests", retryAfter: wait } };
  if (!runtime.carrier) return { fault: { code: "not-configured" } };
  try {
    return { text: await send(runtime.carrier) };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const { failure: code, carrierCode, retryAfter } = error;
    log.warn({ failure: code, carrierCode, request: limit.name }, "carrier request failed");
    return { fault: { code, carrierCode, retryAfter } };
  }
}
