import * as v from "valibot";

import { reportError } from "./report-error.server.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { requestOrigin } from "./request-origin.ts";
import { getCarrierLocations, getCarrierToken } from "../domain/places/pickup-points.functions.ts";
import {
  type CarrierAnswer,
  type CarrierFault,
  handsOutTokens,
} from "../domain/places/carrier-requests.server.ts";
import { isToken } from "../outbound/carrier/carrier.server.ts";
import { carrierFailures } from "../outbound/carrier/carrier-error.ts";
import { originAddress } from "../outbound/carrier/locator-request.ts";

/** Bytes: token at most 4,096, address at most 1,000. */
const maxBody = 16 * 1024;

class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly carrierCode: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      headers = {},
      carrierCode,
    }: { headers?: Record<string, string>; carrierCode?: string | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.carrierCode = carrierCode;
  }
}

/** `POST /api/get-token`, for pages of the same site. */
export const serveToken = (request: Request, scope: RequestScope): Promise<Response> =>
  serve(scope, async () => {
    if (!handsOutTokens(scope)) throw faultError({ code: "switched-off" });
    checkMethod(request);
    if (requestOrigin(request.headers, scope.host) !== "same") {
      throw new RequestError(403, "foreign-origin", "Tokens are handed to pages of this site alone");
    }
    const form = await readForm(request);
    // The carrier's token endpoint also serves other grants, which must not be reachable here.
    if (form.getAll("grant_type").join() !== "client_credentials") {
      throw new RequestError(400, "bad-request", "Wants a form with grant_type=client_credentials");
    }
    return getCarrierToken();
  });

const locationsRequest = v.object({
  token: v.pipe(v.string(), v.check(isToken)),
  data: originAddress,
});

/** `POST /api/get-locations`: `{token, data: {addressLine, city, postalCode, countryCode, state}}` as JSON. */
export const serveLocations = (request: Request, scope: RequestScope): Promise<Response> =>
  serve(scope, async () => {
    checkMethod(request);
    if (requestOrigin(request.headers, scope.host) === "foreign") {
      throw new RequestError(403, "foreign-origin", "Pages of other sites may not ask here");
    }
    const parsed = v.safeParse(locationsRequest, await readJson(request));
    if (!parsed.success) {
      const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? "body"))];
      throw new RequestError(400, "bad-request", `Check ${fields.join(", ")}`);
    }
    return getCarrierLocations({ data: parsed.output });
  });

async function serve(scope: RequestScope, respond: () => Promise<CarrierAnswer>): Promise<Response> {
  try {
    const answer = await respond();
    if ("fault" in answer) throw faultError(answer.fault);
    return json(200, answer.text);
  } catch (error) {
    if (error instanceof RequestError) {
      const { status, code, message, carrierCode, headers } = error;
      return json(status, { code, message, carrierCode }, headers);
    }
    const reported = reportError(error, scope, "carrier request failed", {}) as Error;
    return json(500, { code: "internal", message: reported.message });
  }
}

const ownFaults = {
  "switched-off": { status: 404, message: "This server hands out no tokens" },
  "too-many-requests": { status: 429, message: "Too many requests" },
} as const;

function faultError({ code, carrierCode, retryAfter }: CarrierFault): RequestError {
  const { status, message } = { ...carrierFailures, ...ownFaults }[code];
  return new RequestError(status, code, message, { headers: retry(retryAfter), carrierCode });
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
  if (method !== "POST")
    throw new RequestError(405, "bad-method", "Wants POST", { headers: { allow: "POST" } });
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
