type SwrValueOptions<Value> = {
  /** Milliseconds from when it was asked for: until it is fetched anew ahead of time, and until it is of no use. */
  lifeOf: (value: Value) => { revalidateAfter: number; endsAfter: number };
  /** Told when a renewal ahead of time failed; the present value is used on. */
  onRevalidationFailure: (error: unknown) => void;
  /** Milliseconds after a failure in which nothing is fetched. */
  restAfterFailure?: number;
  now?: () => number;
};

export type SwrValue<Value> = {
  /**
   * The value that is held, at once, or else a new one. Throws (rejects with) what fetching throws; within the
   * rest after a failure again what it threw.
   */
  get: () => Promise<Value>;
  /** Whether `get` would answer at once. */
  isCached: () => boolean;
  /** Forgets the value if it is one of no use any more. */
  drop: (isUseless: (value: Value) => boolean) => void;
};

/**
 * One answer of another server for all requests: fetched by the first that needs it, renewed in the background
 * before it ends, never twice at a time.
 */
export function createSwrValue<Value>(
  fetchValue: () => Promise<Value>,
  options: SwrValueOptions<Value>,
): SwrValue<Value> {
  const { lifeOf, onRevalidationFailure, restAfterFailure = 0, now = Date.now } = options;
  let held: { value: Value; revalidateAt: number; endsAt: number } | undefined;
  let pending: Promise<Value> | undefined;
  let failed: { error: unknown; restsUntil: number } | undefined;

  const fetchNew = async () => {
    try {
      const asked = now();
      const value = await fetchValue();
      const { revalidateAfter, endsAfter } = lifeOf(value);
      held = { value, revalidateAt: asked + revalidateAfter, endsAt: asked + endsAfter };
      failed = undefined;
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
  const rests = () => failed !== undefined && now() < failed.restsUntil;
  const isCached = () => held !== undefined && now() < held.endsAt;

  return {
    isCached,
    get: async () => {
      if (!held || now() >= held.endsAt) {
        if (rests()) throw failed!.error;
        return fetchOnce();
      }
      if (now() >= held.revalidateAt && !pending && !rests()) fetchOnce().catch(onRevalidationFailure);
      return held.value;
    },
    drop: (isUseless) => {
      if (held && isUseless(held.value)) held = undefined;
    },
  };
}
