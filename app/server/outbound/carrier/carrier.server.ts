import { randomUUID } from "node:crypto";

import type { Log } from "../../ops/log.server.ts";
import type { Settings } from "../../ops/settings.server.ts";
import { createCircuitBreaker, PausedError } from "../upstream/circuit-breaker.ts";
import { CarrierError, type CarrierFailure, isOutage } from "./carrier-error.ts";
import { type CarrierResponse, exchange } from "./exchange.server.ts";
import { at, isRecord, type Json, listOf, numberOf, textOf } from "../upstream/tolerant-parsing.ts";
import { locatorPath, locatorRequest, type OriginAddress, tokenPath } from "./locator-request.ts";
import { type Locations, parseLocations } from "./parse-locations.ts";
import { createTokenHolder, type Token } from "./token-holder.ts";

/** The shipping carrier. Whatever is thrown is a `CarrierError`. */
export type Carrier = {
  /** Asks for a new token. @returns the carrier's answer as it came */
  requestToken: () => Promise<Json>;
  /** Asks with a token of somebody else's. @returns the carrier's answer as it came */
  searchLocations: (token: string, address: OriginAddress) => Promise<Json>;
  /** Asks with this server's own token, which no one else gets to see. Takes 8 seconds at most. */
  findLocations: (address: OriginAddress) => Promise<Locations>;
};

type CarrierSettings = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  requestOption: number;
};

/** Milliseconds for one exchange, its repetition included. */
const exchangePatience = 6_000;

/** Milliseconds that a visitor waits for token and locations together. */
const searchPatience = 8_000;

/** Seconds that a token without a life of its own is used. */
const usualLife = 300;

/** @returns nothing unless address, client and secret are all given */
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
  const guard = createCircuitBreaker({ isOutage });

  /** Logs that there was an exchange, never what was in it. */
  const ask = (what: string, refusals: Refusals, send: () => Promise<CarrierResponse>): Promise<Json> =>
    guard(async () => {
      const started = performance.now();
      let outcome: string = "answered";
      try {
        return accept(await send(), refusals);
      } catch (error) {
        outcome = error instanceof CarrierError ? error.failure : "error";
        throw error;
      } finally {
        const milliseconds = Math.round(performance.now() - started);
        log[outcome === "answered" ? "info" : "warn"]({ exchange: what, outcome, milliseconds }, "carrier");
      }
    }).catch(throwCircuitOpen);

  const requestToken = () =>
    ask("token", tokenRejections, () =>
      exchange({
        url: `${baseUrl}${tokenPath}`,
        headers: {
          authorization: credentials,
          accept: "application/json",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "grant_type=client_credentials",
        signal: AbortSignal.timeout(exchangePatience),
      }),
    );

  const search = (token: string, address: OriginAddress, patience: AbortSignal) => {
    const id = randomUUID().replaceAll("-", "");
    return ask("locations", locatorRejections, () =>
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
        signal: AbortSignal.any([patience, AbortSignal.timeout(exchangePatience)]),
      }),
    );
  };

  const tokens = createTokenHolder(async () => readToken(await requestToken()), {
    onRevalidationFailure: (error) =>
      log.warn({ err: error }, "carrier token could not be renewed ahead of time"),
  });

  return {
    requestToken,
    searchLocations: (token, address) => search(token, address, AbortSignal.timeout(exchangePatience)),
    findLocations: async (address) => {
      const patience = AbortSignal.timeout(searchPatience);
      const token = await unlessAborted(patience, tokens.get());
      try {
        return parseLocations(await search(token, address, patience));
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        // Revoked before its time: once more, with a new one.
        tokens.drop(token);
        const renewed = await unlessAborted(patience, tokens.get());
        return parseLocations(await search(renewed, address, patience).catch(rejectCredentials));
      }
    },
  };
}

/** Others may wait for the same work: it goes on. */
const unlessAborted = <Result>(patience: AbortSignal, work: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    work.then(resolve, reject);
    patience.addEventListener("abort", () => reject(new CarrierError("timeout")), { once: true });
  });

function throwCircuitOpen(error: unknown): never {
  throw error instanceof PausedError
    ? new CarrierError("paused", { retryAfter: error.retryAfter, cause: error })
    : error;
}

const isUnauthorized = (error: unknown) => error instanceof CarrierError && error.failure === "unauthorized";

/** A new token that is refused was not the token's fault. */
function rejectCredentials(error: unknown): never {
  throw isUnauthorized(error) ? new CarrierError("credentials", { cause: error }) : error;
}

/** @throws {CarrierError} `nonsense` for an answer without a token */
export function readToken(answer: Json): Token {
  const { access_token: value, expires_in: life } = answer;
  if (typeof value !== "string" || !isToken(value)) throw new CarrierError("nonsense");
  const expiresIn = numberOf(life);
  return { value, expiresIn: expiresIn && expiresIn > 0 ? expiresIn : usualLife };
}

/** Printable characters without spaces, at most 4,096: nothing else may stand in a header. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]{1,4096}$/.test(text);

/** What the carrier's status means; any other one below 500 is `refused`. */
type Refusals = Partial<Record<number, CarrierFailure>>;

const tokenRejections: Refusals = {
  400: "credentials",
  401: "credentials",
  403: "credentials",
  404: "nonsense",
};
const locatorRejections: Refusals = { 401: "unauthorized", 403: "credentials", 404: "nonsense" };

/** The answer, unless it says that something is wrong, by its status or inside. */
function accept({ status, json, retryAfter }: CarrierResponse, refusals: Refusals): Json {
  if (status === 429) throw new CarrierError("busy", { retryAfter });
  const [error] = listOf(at(json, "response", "errors"));
  if (status !== 200) {
    throw new CarrierError(refusals[status] ?? "refused", { carrierCode: codeOf(at(error, "code")) });
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
