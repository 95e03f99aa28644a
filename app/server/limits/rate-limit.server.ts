import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

import { networkOf } from "./client-network.ts";

export type RateLimitOptions = {
  /** Per visitor and window; 0 disables the limit. */
  requests: number;
  seconds: number;
  maxVisitors?: number;
};

export type RateLimit = {
  /** Counts one request per IPv4 address or IPv6 /64. @returns seconds to wait, at least 1, if over the limit */
  take: (clientAddress: string) => Promise<number | undefined>;
  size: () => number;
};

const unlimited: RateLimit = { take: async () => undefined, size: () => 0 };

export function createRateLimit({ requests, seconds, maxVisitors = 20_000 }: RateLimitOptions): RateLimit {
  if (requests === 0) return unlimited;
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  // Bounds the limiter, which itself stores every visitor of a window.
  const visitors = new LRUCache<string, true>({
    max: maxVisitors,
    noDisposeOnSet: true,
    dispose: (_, visitor) => void limiter.delete(visitor),
  });
  return {
    take: (clientAddress) => {
      const visitor = networkOf(clientAddress);
      visitors.set(visitor, true);
      return limiter.consume(visitor).then(() => undefined, waitOf);
    },
    size: () => limiter.dump().storage.length,
  };
}

function waitOf(rejection: RateLimiterRes | Error): number {
  if (rejection instanceof Error) throw rejection;
  return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
}

export type NamedLimit = RateLimitOptions & { name: string };

export type RateLimiter = {
  take: (limit: NamedLimit, clientAddress: string) => Promise<number | undefined>;
};

export function createRateLimiter(): RateLimiter {
  const limits = new Map<string, RateLimit>();
  return {
    take: (options, clientAddress) => {
      let limit = limits.get(options.name);
      if (!limit) limits.set(options.name, (limit = createRateLimit(options)));
      return limit.take(clientAddress);
    },
  };
}
