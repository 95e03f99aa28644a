import { networkOf } from "./client-network.ts";

export type RequestLimit = {
  /**
   * Takes one request of this visitor.
   * @returns nothing, or the seconds after which the next one is let through, at least 1
   */
  take: (clientAddress: string) => number | undefined;
};

type Options = {
  /** Requests in a second that a visitor may make on and on; 0 lets everything through. */
  rate: number;
  /** Visitors who are remembered; beyond that those go who asked longest ago. */
  maxVisitors?: number;
  /** Milliseconds. */
  now?: () => number;
};

/** Seconds' worth of requests that a visitor may make at once after a rest. */
const burstSeconds = 6;

/**
 * The last line of defence against a visitor who asks without end: a token bucket for each IPv4 address and
 * each IPv6 network, in the memory of this process. It is far above what a person with a browser does.
 */
export function createRequestLimit({ rate, maxVisitors = 20_000, now = Date.now }: Options): RequestLimit {
  const burst = rate * burstSeconds;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (clientAddress) => {
      if (rate === 0) return undefined;
      const visitor = networkOf(clientAddress).slice(0, 64);
      const time = now();
      const known = buckets.get(visitor);
      const refilled = known ? known.tokens + ((time - known.at) / 1000) * rate : burst;
      const tokens = Math.min(burst, refilled);
      const allowed = tokens >= 1;
      // Set anew, so that the order of the map is that of the last requests.
      buckets.delete(visitor);
      buckets.set(visitor, { tokens: allowed ? tokens - 1 : tokens, at: time });
      if (buckets.size > maxVisitors) buckets.delete(buckets.keys().next().value!);
      return allowed ? undefined : Math.max(1, Math.ceil((1 - tokens) / rate));
    },
  };
}
