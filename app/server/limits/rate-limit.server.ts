import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

import { networkOf } from "./client-network.ts";

export type RateLimitOptions = {
  /** Requests of one visitor in one window; 0 lets everything through. */
  requests: number;
  /** Length of a window, which begins with a visitor's first request. */
  seconds: number;
  /** Visitors who are counted at a time. Beyond that the least recent one is forgotten. */
  maxVisitors?: number;
};

export type RateLimit = {
  /**
   * Counts one request of the visitor, who is an IPv4 address or a whole IPv6 network (/64).
   * @returns nothing, or the seconds until the window ends, at least 1
   */
  take: (clientAddress: string) => Promise<number | undefined>;
  /** How many visitors are counted now. */
  size: () => number;
};

const unlimited: RateLimit = { take: async () => undefined, size: () => 0 };

/** Counts in the memory of this process: several processes each count for themselves. */
export function createRateLimit({ requests, seconds, maxVisitors = 20_000 }: RateLimitOptions): RateLimit {
  if (requests === 0) return unlimited;
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  // The limiter itself holds as many visitors as come in one window.
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

/** @throws what is no refusal */
function waitOf(refusal: RateLimiterRes | Error): number {
  if (refusal instanceof Error) throw refusal;
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
}

export type NamedLimit = RateLimitOptions & { name: string };

export type RateLimiter = {
  /** As `RateLimit.take`, with counts of its own for each name. */
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
