type BreakerOptions = {
  /** Failures that say the other server is down. Any other one is an answer: it is there. */
  isOutage: (error: unknown) => boolean;
  /** Outages in a row that open the circuit. */
  limit?: number;
  /** How long nothing is sent then. */
  restMilliseconds?: number;
  now?: () => number;
};

export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Nothing was sent: the other server is left alone for a while. */
export class PausedError extends Error {
  override name = "PausedError";
  /** Seconds after which it makes sense to ask again, at least 1. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("The other server has failed several times and is left alone for a while");
    this.retryAfter = retryAfter;
  }
}

/**
 * Leaves another server alone that fails again and again: callers are told at once instead of waiting for
 * the time-out. After the rest one request tries; the others follow when it succeeds.
 * @throws {PausedError} without doing the work, or what the work throws
 */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { isOutage, limit = 5, restMilliseconds = 30_000, now = Date.now } = options;
  let outages = 0;
  let restsUntil = 0;
  let trying = false;
  return async (work) => {
    const open = outages >= limit;
    if (open && (trying || now() < restsUntil)) {
      throw new PausedError(Math.max(1, Math.ceil((restsUntil - now()) / 1000)));
    }
    trying = open;
    try {
      const result = await work();
      outages = 0;
      return result;
    } catch (error) {
      outages = isOutage(error) ? outages + 1 : 0;
      if (outages >= limit) restsUntil = now() + restMilliseconds;
      throw error;
    } finally {
      if (open) trying = false;
    }
  };
}
