type SwrValueOptions<Value> = {
  /** Milliseconds since the request: until revalidation, and until expiry. */
  lifetimeOf: (value: Value) => { revalidateAfter: number; expiresAfter: number };
  onRevalidationFailure: (error: unknown) => void;
  /** Called when the value can be read; `previous` is undefined for the first one. */
  onValue?: (value: Value, previous: Value | undefined) => void;
  /** Milliseconds without requests after a failure. */
  restAfterFailure?: number;
  now?: () => number;
};

export type SwrValue<Value> = {
  /** The cached value, else a new one. Rejects if fetching fails; during the pause, with the last error. */
  get: () => Promise<Value>;
  isCached: () => boolean;
  drop: (matches: (value: Value) => boolean) => void;
};

/** One shared value, revalidated in the background before it expires, with at most one request at a time. */
export function createSwrValue<Value>(
  fetchValue: () => Promise<Value>,
  options: SwrValueOptions<Value>,
): SwrValue<Value> {
  const { lifetimeOf, onRevalidationFailure, onValue, restAfterFailure = 0, now = Date.now } = options;
  let cached: { value: Value; revalidateAt: number; expiresAt: number } | undefined;
  let pending: Promise<Value> | undefined;
  let failed: { error: unknown; restsUntil: number } | undefined;

  const fetchNew = async () => {
    try {
      const startedAt = now();
      const value = await fetchValue();
      const { revalidateAfter, expiresAfter } = lifetimeOf(value);
      const previous = cached?.value;
      cached = { value, revalidateAt: startedAt + revalidateAfter, expiresAt: startedAt + expiresAfter };
      failed = undefined;
      onValue?.(value, previous);
      return value;
    } catch (error) {
      failed = { error, restsUntil: now() + restAfterFailure };
      throw error;
    }
  };
  const fetchOnce = () => {
    pending ??= fetchNew().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const isResting = () => failed !== undefined && now() < failed.restsUntil;
  const isCached = () => cached !== undefined && now() < cached.expiresAt;

  return {
    isCached,
    get: async () => {
      if (!cached || now() >= cached.expiresAt) {
        if (isResting()) throw failed!.error;
        return fetchOnce();
      }
      if (now() >= cached.revalidateAt && !pending && !isResting()) fetchOnce().catch(onRevalidationFailure);
      return cached.value;
    },
    drop: (matches) => {
      if (cached && matches(cached.value)) cached = undefined;
    },
  };
}
