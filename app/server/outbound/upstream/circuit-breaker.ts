type BreakerOptions = {
  /** Failures that mean the server is down. Others count as responses. */
  isOutage: (error: unknown) => boolean;
  limit?: number;
  resetMilliseconds?: number;
  now?: () => number;
};

export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

export class PausedError extends Error {
  override name = "PausedError";
  /** Seconds, at least 1. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("The other server has failed several times and is left alone for a while");
    this.retryAfter = retryAfter;
  }
}

/** After `limit` outages in a row it rejects at once with a `PausedError`, until a trial request succeeds. */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { isOutage, limit = 5, resetMilliseconds = 30_000, now = Date.now } = options;
  let outages = 0;
  let openUntil = 0;
  let onTrial = false;
  return async (work) => {
    const open = outages >= limit;
    if (open && (onTrial || now() < openUntil)) {
      throw new PausedError(Math.max(1, Math.ceil((openUntil - now()) / 1000)));
    }
    onTrial = open;
    try {
      const result = await work();
      outages = 0;
      return result;
    } catch (error) {
      outages = isOutage(error) ? outages + 1 : 0;
      if (outages >= limit) openUntil = now() + resetMilliseconds;
      throw error;
    } finally {
      if (open) onTrial = false;
    }
  };
}
