import * as v from "valibot";

import type { NamedLimit } from "../limits/rate-limit.server.ts";
import { reportError } from "./report-error.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { requestOrigin } from "./request-origin.ts";
import { type Carrier, isToken } from "../outbound/carrier/carrier.server.ts";
import { CarrierError, carrierFailures } from "../outbound/carrier/carrier-error.ts";
import { originAddress } from "../outbound/carrier/locator-request.ts";
import { writePublicLocations, writePublicToken } from "../outbound/carrier/public-locations.ts";

/** Per visitor. A token lives for hours; a store finder sends one request per address. */
const tokenLimit: NamedLimit = { name: "get-token", requests: 10, seconds: 60 };
const locationsLimit: NamedLimit = { name: "get-locations", requests: 30, seconds: 60 };

/** Bytes: token at most 4,096, address at most 1,000. */
const maxBody = 16 * 1024;

class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** `POST /api/get-token`, for pages of the same site. The token lives for hours, so the endpoint can be switched off. */
export const serveToken = (request: Request, scope: RequestScope): Promise<Response> =>
  serve(request, scope, async () => {
    if (scope.runtime.settings.CARRIER_TOKEN_ENDPOINT === "off") {
      throw new RequestError(404, "switched-off", "This server hands out no tokens");
    }
    checkMethod(request);
    if (requestOrigin(request.headers, scope.host) !== "same") {
      throw new RequestError(403, "foreign-origin", "Tokens are handed to pages of this site alone");
    }
    await checkRate(scope, tokenLimit);
    const form = await readForm(request);
    // The carrier's token endpoint also serves other grants, which must not be reachable here.
    if (form.getAll("grant_type").join() !== "client_credentials") {
      throw new RequestError(400, "bad-request", "Wants a form with grant_type=client_credentials");
    }
    return writePublicToken(await carrierOf(scope).requestToken());
  });

const locationsRequest = v.object({
  token: v.pipe(v.string(), v.check(isToken)),
  data: originAddress,
});

/** `POST /api/get-locations`: `{token, data: {addressLine, city, postalCode, countryCode, state}}` as JSON. */
export const serveLocations = (request: Request, scope: RequestScope): Promise<Response> =>
  serve(request, scope, async () => {
    checkMethod(request);
    if (requestOrigin(request.headers, scope.host) === "foreign") {
      throw new RequestError(403, "foreign-origin", "Pages of other sites may not ask here");
    }
    await checkRate(scope, locationsLimit);
    const parsed = v.safeParse(locationsRequest, await readJson(request));
    if (!parsed.success) {
      const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? "body"))];
      throw new RequestError(400, "bad-request", `Check ${fields.join(", ")}`);
    }
    const { token, data } = parsed.output;
    return writePublicLocations(await carrierOf(scope).searchLocations(token, data));
  });

async function serve(
  request: Request,
  scope: RequestScope,
  respond: () => Promise<string>,
): Promise<Response> {
  try {
    return json(200, await respond());
  } catch (error) {
    if (error instanceof RequestError) {
      return json(error.status, { code: error.code, message: error.message }, error.headers);
    }
    if (error instanceof CarrierError) {
      const { failure, message, carrierCode, retryAfter } = error;
      scope.log.warn({ failure, carrierCode, path: new URL(request.url).pathname }, "carrier request failed");
      return json(
        carrierFailures[failure].status,
        { code: failure, message, carrierCode },
        retry(retryAfter),
      );
    }
    const reported = reportError(error, scope, "carrier request failed", {}) as Error;
    return json(500, { code: "internal", message: reported.message });
  }
}

type Failure = { code: string; message: string; carrierCode?: string | undefined };

const json = (status: number, body: string | Failure, headers: Record<string, string> = {}) =>
  new Response(typeof body === "string" ? body : JSON.stringify({ error: body }), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });

const retry = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { "retry-after": String(seconds) };

function checkMethod({ method }: Request) {
  if (method !== "POST") throw new RequestError(405, "bad-method", "Wants POST", { allow: "POST" });
}

async function checkRate({ runtime, clientAddress }: RequestScope, limit: NamedLimit) {
  const wait = await runtime.rateLimiter.take(limit, clientAddress);
  if (wait === undefined) return;
  throw new RequestError(429, "too-many-requests", "Too many requests", retry(wait));
}

function carrierOf({ runtime }: RequestScope): Carrier {
  if (!runtime.carrier) throw new CarrierError("not-configured");
  return runtime.carrier;
}

async function readForm(request: Request): Promise<FormData> {
  const body = await readBody(request);
  const form = new Response(body, { headers: { "content-type": request.headers.get("content-type") ?? "" } });
  return form.formData().catch(() => {
    throw new RequestError(415, "bad-type", "Wants a form, application/x-www-form-urlencoded");
  });
}

async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request);
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    throw new RequestError(400, "bad-request", "Wants JSON");
  }
}

async function readBody(request: Request): Promise<ArrayBuffer> {
  const tooLarge = () => new RequestError(413, "too-large", `Wants at most ${maxBody} bytes`);
  if (Number(request.headers.get("content-length")) > maxBody) throw tooLarge();
  const body = await request.arrayBuffer().catch(() => {
    throw tooLarge();
  });
  if (body.byteLength > maxBody) throw tooLarge();
  return body;
}
