import { isDeepStrictEqual } from "node:util";

import { createSwrValue, type SwrValue } from "./swr-value.ts";
import { OverdueError, withTimeout } from "./with-timeout.ts";

export type SwrCache = {
  /** Rejects as `fetchValue` or with an `OverdueError`. @param fetchValue is cached; must capture no request state */
  get: <Value>(key: string, fetchValue: () => Promise<Value>) => Promise<Value>;
  revalidate: () => void;
};

type SwrCacheOptions = {
  /** Milliseconds until revalidation, also after a failure; `patience`: maximum wait without a cached value. */
  freshFor: number;
  patience: number;
  isOutage: (error: unknown) => boolean;
  onRefreshFailure: (key: string, error: unknown) => void;
  /** Called when a new value differs from what callers got before, which may be nothing. */
  onChange?: (key: string) => void;
  now?: () => number;
};

/** Number of slices of a wait. A slice during which this process blocks its event loop counts once. */
const slices = 4;

/** Never expires. Callers wait only for the first value of a key, and not at all while the server is down or slow. */
export function createSwrCache(options: SwrCacheOptions): SwrCache {
  const { freshFor, patience, isOutage, onRefreshFailure, onChange, now } = options;
  const answers = new Map<string, SwrValue<unknown>>();
  const missed = new Set<string>();
  let isTroubled = false;

  const track = async <Value>(fetchValue: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await fetchValue();
      isTroubled = false;
      return value;
    } catch (error) {
      isTroubled ||= isOutage(error);
      throw error;
    }
  };

  const entryFor = (key: string, fetchValue: () => Promise<unknown>): SwrValue<unknown> =>
    createSwrValue(() => track(fetchValue), {
      lifetimeOf: () => ({ revalidateAfter: freshFor, expiresAfter: Number.POSITIVE_INFINITY }),
      restAfterFailure: freshFor,
      onRevalidationFailure: (error) => onRefreshFailure(key, error),
      onValue: (value, previous) => {
        const isNew = previous === undefined ? missed.delete(key) : !isDeepStrictEqual(value, previous);
        if (isNew) onChange?.(key);
      },
      ...(now && { now }),
    });

  const waitFor = async (value: Promise<unknown>): Promise<unknown> => {
    for (let slice = 1; !isTroubled; slice++) {
      try {
        return await withTimeout(patience / slices, value);
      } catch (error) {
        if (!(error instanceof OverdueError)) throw error;
        isTroubled = slice >= slices;
        if (isTroubled) throw new OverdueError(patience);
      }
    }
    return withTimeout(0, value);
  };

  return {
    get: async <Value>(key: string, fetchValue: () => Promise<Value>) => {
      const entry = answers.get(key) ?? entryFor(key, fetchValue);
      answers.set(key, entry);
      if (entry.isCached()) return entry.get() as Promise<Value>;
      try {
        return (await waitFor(entry.get())) as Value;
      } catch (error) {
        missed.add(key);
        throw error;
      }
    },
    revalidate: () => {
      for (const entry of answers.values()) if (entry.isCached()) void entry.get();
    },
  };
}
