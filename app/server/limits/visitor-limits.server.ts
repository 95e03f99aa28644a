import type { DatabaseHandle } from "../data/database/client.server.ts";
import type { Settings } from "../ops/settings.server.ts";
import { createReadiness, type Readiness } from "./readiness.ts";
import { createProxyWarning, type ProxyWarning } from "./ignored-proxy.ts";
import { createOpenPosts, type OpenPosts } from "./open-posts.ts";
import { createRateLimit, createRateLimiter, type RateLimit, type RateLimiter } from "./rate-limit.server.ts";
import { createRenderQueue, type RenderQueue } from "./render-queue.ts";

/** Limits per process (docs/decisions/028-fair-limits.md). */
export type VisitorLimits = {
  requestLimit: RateLimit;
  renderLimit: RateLimit;
  renderQueue: RenderQueue;
  openPosts: OpenPosts;
  rateLimiter: RateLimiter;
  readiness: Readiness;
  warnOfProxy: ProxyWarning;
};

/** Allows a burst of this many seconds' requests. */
const burstSeconds = 6;

/** A process renders about 40 pages per second; most of the time they wait for the database. */
const renderLimits = { running: 16, waiting: 48, maxWait: 2_000, maxBackgroundWait: 2_000 };

export function createVisitorLimits(
  { REQUEST_RATE, RENDER_RATE, TRUST_PROXY }: Settings,
  { ping }: DatabaseHandle,
): VisitorLimits {
  const limitOf = (rate: number) => createRateLimit({ requests: rate * burstSeconds, seconds: burstSeconds });
  return {
    requestLimit: limitOf(REQUEST_RATE),
    renderLimit: limitOf(RENDER_RATE),
    renderQueue: createRenderQueue(renderLimits),
    openPosts: createOpenPosts({ total: 128, perNetwork: 16 }),
    rateLimiter: createRateLimiter(),
    readiness: createReadiness(ping),
    warnOfProxy: createProxyWarning(TRUST_PROXY),
  };
}
