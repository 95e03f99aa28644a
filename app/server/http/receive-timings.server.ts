import * as v from "valibot";

import { pageOf } from "#app/site/pages.ts";
import { timingsPath } from "#app/site/timings.ts";

import { type TimingName, timingNames } from "../ops/page-timings.ts";
import type { RequestScope } from "../scope/request-scope.ts";
import { requestOrigin } from "./request-origin.ts";

/** Bytes; a report has about 150. */
const maxBody = 1_000;

/** Per visitor; an office may share one address. */
const limit = { name: "timings", requests: 30, seconds: 60 };

/** Ten minutes; browsers do not report longer page loads. */
const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

const report = v.strictObject({
  route: v.pipe(v.string(), v.maxLength(100)),
  LCP: milliseconds,
  INP: milliseconds,
  TTFB: milliseconds,
  CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
} satisfies Record<TimingName | "route", v.GenericSchema>);

const respond = (status: number, wanted: string, headers: Record<string, string> = {}) =>
  new Response(`${wanted}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** Receives the timings of a page. @returns undefined for other addresses, and while it is disabled */
export async function receiveTimings(
  request: Request,
  { pathname }: URL,
  { runtime, host, hostRole, site, clientAddress }: RequestScope,
): Promise<Response | undefined> {
  if (pathname !== timingsPath || request.method !== "POST") return undefined;
  if (runtime.settings.TIMINGS_PERCENT === 0) return undefined;
  if (hostRole === "unknown" || requestOrigin(request.headers, host) !== "same")
    return respond(403, "Wants a page of this site");
  if (!(Number(request.headers.get("content-length")) <= maxBody))
    return respond(413, `Wants at most ${maxBody} bytes`);
  const wait = await runtime.rateLimiter.take(limit, clientAddress);
  if (wait !== undefined) return respond(429, "Too many requests", { "retry-after": String(wait) });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), report), await request.text());
  if (!parsed.success) return respond(400, `Wants JSON with route and ${timingNames.join(", ")}`);
  const { route, ...timings } = parsed.output;
  runtime.insights.time(site.code, pageOf(route) ? route : "none", timings);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
