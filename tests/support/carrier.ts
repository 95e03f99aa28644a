/**
 * A fake carrier on this machine. It validates requests by the carrier's published documentation, and its responses
 * have all observed formats.
 */
import { responseOf, standardLocations } from "./carrier-responses.ts";
import { html, json, type Question, type Reply, startFakeServer } from "./fake-server.ts";

export const client = { id: "test-client-4711", secret: "test-secret-do-not-tell" };

type LocatorQuestion = { option: string; request: LocatorRequest; token: string };

type LocatorRequest = {
  OriginAddress?: { AddressKeyFormat?: Record<string, unknown>; MaximumListSize?: string };
  LocationSearchCriteria?: Record<string, unknown>;
  [name: string]: unknown;
};

export type FakeCarrier = {
  url: string;
  /** Environment of a server that uses it. */
  environment: Record<string, string>;
  /** Replaces the default response from now on; responses of a list are sent one after the other. */
  reply: { token?: Reply | Reply[]; locations?: Reply | Reply[] };
  /** Valid tokens; clear it to revoke all. */
  tokens: Set<string>;
  /** `expires_in` of the tokens from now on. */
  expiresIn: string | number;
  asked: { tokens: number; locations: LocatorQuestion[] };
  /** Restores the default responses and clears `asked`. Tokens stay valid. */
  reset: () => void;
  stop: () => Promise<void>;
};

export const carrierErrors = (status: number, code: string, message: string): Reply =>
  json(status, { response: { errors: [{ code, message }] } });

export async function startCarrier(): Promise<FakeCarrier> {
  const { url, stop } = await startFakeServer(answer);

  const carrier: FakeCarrier = {
    url,
    environment: {
      CARRIER_BASE_URL: url,
      CARRIER_CLIENT_ID: client.id,
      CARRIER_CLIENT_SECRET: client.secret,
    },
    reply: {},
    tokens: new Set(),
    expiresIn: "14399",
    asked: { tokens: 0, locations: [] },
    reset: () => {
      carrier.reply = {};
      carrier.expiresIn = "14399";
      carrier.asked = { tokens: 0, locations: [] };
    },
    stop,
  };

  let issued = 0;
  const next = (name: "token" | "locations"): Reply | undefined => {
    const replies = carrier.reply[name];
    return Array.isArray(replies) ? replies.shift() : replies;
  };

  function answer(question: Question): Reply {
    const { method, url: address } = question;
    const path = `${address.pathname}${address.search}`;
    if (method === "POST" && path === "/security/v1/oauth/token") return giveToken(question);
    const option = /^\/api\/locations\/v3\/search\/availabilities\/(\d+)\?Locale=en_US$/.exec(path);
    if (method === "POST" && option) return findLocations(question, option[1]!);
    return html(404);
  }

  function giveToken({ headers, body }: Question): Reply {
    carrier.asked.tokens += 1;
    const reply = next("token");
    if (reply) return reply;
    const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString("base64")}`;
    if (
      headers["content-type"] !== "application/x-www-form-urlencoded" ||
      body !== "grant_type=client_credentials"
    )
      return carrierErrors(400, "10400", "Invalid Request");
    if (headers.authorization !== basic)
      return carrierErrors(401, "10401", `ClientId is Invalid: ${client.id}`);
    issued += 1;
    const token = `token-${issued}-of-the-stand-in`;
    carrier.tokens.add(token);
    return json(200, {
      token_type: "Bearer",
      issued_at: String(Date.now()),
      client_id: client.id,
      access_token: token,
      scope: "",
      expires_in: carrier.expiresIn,
      refresh_count: "0",
      status: "approved",
    });
  }

  function findLocations({ headers, body }: Question, option: string): Reply {
    const token = headers.authorization?.replace(/^Bearer /, "") ?? "";
    const request = (JSON.parse(body) as { LocatorRequest?: LocatorRequest }).LocatorRequest ?? {};
    carrier.asked.locations.push({ option, request, token });
    const reply = next("locations");
    if (reply) return reply;
    if (!carrier.tokens.has(token))
      return carrierErrors(401, "250002", "Invalid Authentication Information.");
    const mistake = mistakeIn(request, option, String(headers["content-type"]));
    if (mistake) return carrierErrors(400, "120100", mistake);
    return json(200, responseOf(standardLocations));
  }

  return carrier;
}

const lengths = {
  AddressLine: 100,
  PoliticalDivision2: 50,
  PoliticalDivision1: 50,
  PostcodePrimaryLow: 10,
  CountryCode: 2,
};

/** @returns why the carrier would reject the request; undefined if it is valid */
function mistakeIn(request: LocatorRequest, option: string, contentType: string): string | undefined {
  const { Request, OriginAddress, Translate, UnitOfMeasurement, LocationSearchCriteria, SortCriteria } =
    request as Record<string, Record<string, unknown> | undefined>;
  const address = (OriginAddress?.AddressKeyFormat ?? {}) as Record<string, unknown>;
  if (contentType !== "application/json") return "content type";
  if (Request?.RequestAction !== "Locator") return "RequestAction";
  if (!/^[a-z]{2}_[A-Z]{2}$/.test(String(Translate?.Locale))) return "Locale";
  if (!("CountryCode" in address)) return "CountryCode";
  for (const [name, max] of Object.entries(lengths)) {
    const value = address[name];
    if (value !== undefined && (typeof value !== "string" || value === "" || value.length > max)) return name;
  }
  const radius = Number(LocationSearchCriteria?.SearchRadius);
  const maxRadius = UnitOfMeasurement?.Code === "KM" ? 150 : 100;
  if (!Number.isInteger(radius) || radius < 5 || radius > maxRadius) return "SearchRadius";
  const size = LocationSearchCriteria?.MaximumListSize;
  if (typeof size !== "string" || Number(size) < 1 || Number(size) > 50) return "MaximumListSize";
  if (!/^0[1-5]$/.test(String(SortCriteria?.SortType))) return "SortType";
  if (LocationSearchCriteria && "AccessPointSearch" in LocationSearchCriteria !== (option === "64"))
    return "AccessPointSearch";
  return undefined;
}
