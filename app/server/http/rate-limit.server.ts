import { networkOf } from "./client-network.ts";

export type RateLimit = {
  /** What is limited: each has counts of its own. */
  name: string;
  /** Requests of one visitor in one window. */
  requests: number;
  /** Length of a window. */
  seconds: number;
};

/** `retryAfter` in seconds, at least 1. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfter: number };

/** Counts requests by the visitor's address; whoever has a whole IPv6 network (/64) is one visitor. */
export type RateLimiter = {
  take: (limit: RateLimit, clientAddress: string) => Promise<RateVerdict>;
};

/** Windows that are remembered; beyond that the oldest go, whatever they have counted. */
const maxWindows = 20_000;

/** Fixed windows in the memory of this process: several processes each count for themselves. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    take: async ({ name, requests, seconds }, clientAddress) => {
      const key = `${name} ${networkOf(clientAddress)}`;
      const time = now();
      const current = windows.get(key);
      if (!current || time >= current.endsAt) {
        // Set anew, so that the order of the map is that of the beginnings.
        windows.delete(key);
        windows.set(key, { endsAt: time + seconds * 1000, count: 1 });
        if (windows.size > maxWindows) windows.delete(windows.keys().next().value!);
        return { allowed: true };
      }
      current.count += 1;
      if (current.count <= requests) return { allowed: true };
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((current.endsAt - time) / 1000)) };
    },
  };
}
