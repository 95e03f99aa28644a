import { randomUUID } from "node:crypto";

import type { Log } from "../../ops/log.server.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { createCircuitBreaker, PausedError } from "../upstream/circuit-breaker.ts";
import { CarrierError, type CarrierFailure, isOutage } from "./carrier-error.ts";
import { type CarrierResponse, exchange } from "./exchange.server.ts";
import { at, isRecord, type Json, listOf, numberOf, textOf } from "../upstream/tolerant-parsing.ts";
import { locatorPath, locatorRequest, type OriginAddress, tokenPath } from "./locator-request.ts";
import { type Locations, parseLocations } from "./parse-locations.ts";
import { createTokenCache, type Token } from "./token-cache.ts";

/** Every method rejects with a `CarrierError`. `Json` results are the unmodified responses of the carrier. */
export type Carrier = {
  requestToken: () => Promise<Json>;
  searchLocations: (token: string, address: OriginAddress) => Promise<Json>;
  /** Uses the token of this server. Takes at most 8 seconds. */
  findLocations: (address: OriginAddress) => Promise<Locations>;
};

type CarrierSettings = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  requestOption: number;
};

/** Milliseconds, including the retry. */
const exchangeTimeout = 6_000;

/** Milliseconds for token and locations together. */
const searchTimeout = 8_000;

const defaultLifetimeSeconds = 300;

/** @returns nothing unless URL, client id and secret are set */
export function carrierSettingsOf(settings: Settings): CarrierSettings | undefined {
  const { CARRIER_BASE_URL, CARRIER_CLIENT_ID, CARRIER_CLIENT_SECRET, CARRIER_REQUEST_OPTION } = settings;
  if (!CARRIER_BASE_URL || !CARRIER_CLIENT_ID || !CARRIER_CLIENT_SECRET) return undefined;
  return {
    baseUrl: CARRIER_BASE_URL,
    clientId: CARRIER_CLIENT_ID,
    clientSecret: CARRIER_CLIENT_SECRET,
    requestOption: CARRIER_REQUEST_OPTION,
  };
}

export function createCarrier(settings: CarrierSettings, log: Log): Carrier {
  const { baseUrl, clientId, clientSecret, requestOption } = settings;
  const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const breaker = createCircuitBreaker({ isOutage });

  /** Logs no contents. */
  const request = (
    what: string,
    rejections: Rejections,
    send: () => Promise<CarrierResponse>,
  ): Promise<Json> =>
    breaker(async () => {
      const started = performance.now();
      let outcome: string = "answered";
      try {
        return accept(await send(), rejections);
      } catch (error) {
        outcome = error instanceof CarrierError ? error.failure : "error";
        throw error;
      } finally {
        const milliseconds = Math.round(performance.now() - started);
        log[outcome === "answered" ? "info" : "warn"]({ exchange: what, outcome, milliseconds }, "carrier");
      }
    }).catch(throwCircuitOpen);

  const requestToken = () =>
    request("token", tokenRejections, () =>
      exchange({
        url: `${baseUrl}${tokenPath}`,
        headers: {
          authorization: credentials,
          accept: "application/json",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "grant_type=client_credentials",
        signal: AbortSignal.timeout(exchangeTimeout),
      }),
    );

  const search = (token: string, address: OriginAddress, deadline: AbortSignal) => {
    const id = randomUUID().replaceAll("-", "");
    return request("locations", locatorRejections, () =>
      exchange({
        url: `${baseUrl}${locatorPath(requestOption)}`,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          "content-type": "application/json",
          transid: id,
          transactionsrc: "website",
        },
        body: JSON.stringify(locatorRequest(address, requestOption, id)),
        signal: AbortSignal.any([deadline, AbortSignal.timeout(exchangeTimeout)]),
      }),
    );
  };

  const tokens = createTokenCache(async () => readToken(await requestToken()), {
    onRevalidationFailure: (error) => log.warn({ err: error }, "carrier token could not be refreshed early"),
  });

  return {
    requestToken,
    searchLocations: (token, address) => search(token, address, AbortSignal.timeout(exchangeTimeout)),
    findLocations: async (address) => {
      const deadline = AbortSignal.timeout(searchTimeout);
      const token = await unlessAborted(deadline, tokens.get());
      try {
        return parseLocations(await search(token, address, deadline));
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        // The token was revoked early: retries once with a new one.
        tokens.drop(token);
        const refreshed = await unlessAborted(deadline, tokens.get());
        return parseLocations(await search(refreshed, address, deadline).catch(rejectCredentials));
      }
    },
  };
}

/** The work continues, because other callers may share it. */
const unlessAborted = <Result>(signal: AbortSignal, work: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    work.then(resolve, reject);
    signal.addEventListener("abort", () => reject(new CarrierError("timeout")), { once: true });
  });

function throwCircuitOpen(error: unknown): never {
  throw error instanceof PausedError
    ? new CarrierError("paused", { retryAfter: error.retryAfter, cause: error })
    : error;
}

const isUnauthorized = (error: unknown) => error instanceof CarrierError && error.failure === "unauthorized";

function rejectCredentials(error: unknown): never {
  throw isUnauthorized(error) ? new CarrierError("credentials", { cause: error }) : error;
}

/** @throws {CarrierError} `nonsense` for a response without a token */
export function readToken(response: Json): Token {
  const { access_token: value, expires_in: lifetime } = response;
  if (typeof value !== "string" || !isToken(value)) throw new CarrierError("nonsense");
  const expiresIn = numberOf(lifetime);
  return { value, expiresIn: expiresIn && expiresIn > 0 ? expiresIn : defaultLifetimeSeconds };
}

/** Printable ASCII without spaces, at most 4,096 characters, as a header allows. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]{1,4096}$/.test(text);

type Rejections = Partial<Record<number, CarrierFailure>>;

const tokenRejections: Rejections = {
  400: "credentials",
  401: "credentials",
  403: "credentials",
  404: "nonsense",
};
const locatorRejections: Rejections = { 401: "unauthorized", 403: "credentials", 404: "nonsense" };

/** @throws {CarrierError} when the status or the body reports an error */
function accept({ status, json, retryAfter }: CarrierResponse, rejections: Rejections): Json {
  if (status === 429) throw new CarrierError("busy", { retryAfter });
  const [error] = listOf(at(json, "response", "errors"));
  if (status !== 200) {
    throw new CarrierError(rejections[status] ?? "refused", { carrierCode: codeOf(at(error, "code")) });
  }
  const response = at(json, "LocatorResponse", "Response");
  if (isRecord(error) || String(at(response, "ResponseStatusCode")) === "0") {
    const code = at(error, "code") ?? at(response, "Error", "ErrorCode");
    throw new CarrierError("failed", { carrierCode: codeOf(code) });
  }
  return json;
}

function codeOf(value: unknown): string | undefined {
  const code = textOf(value, 20);
  return code && /^\w+$/.test(code) ? code : undefined;
}
