import { CarrierError, isOutage } from "./carrier-error.ts";

type BreakerOptions = {
  /** Outages in a row that open the circuit. */
  limit?: number;
  /** How long nothing is sent then. */
  restMilliseconds?: number;
  now?: () => number;
};

export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Leaves a carrier alone that fails again and again: visitors are told at once instead of waiting for
 * the time-out. After the rest one request tries; the others follow when it succeeds.
 * @throws {CarrierError} `paused` without doing the work, or what the work throws
 */
export function createCircuitBreaker(options: BreakerOptions = {}): CircuitBreaker {
  const { limit = 5, restMilliseconds = 30_000, now = Date.now } = options;
  let outages = 0;
  let restsUntil = 0;
  let trying = false;
  return async (work) => {
    const open = outages >= limit;
    if (open && (trying || now() < restsUntil)) {
      throw new CarrierError("paused", { retryAfter: Math.max(1, Math.ceil((restsUntil - now()) / 1000)) });
    }
    trying = open;
    try {
      const result = await work();
      outages = 0;
      return result;
    } catch (error) {
      // A refusal is an answer: the carrier is there.
      outages = isOutage(error) ? outages + 1 : 0;
      if (outages >= limit) restsUntil = now() + restMilliseconds;
      throw error;
    } finally {
      if (open) trying = false;
    }
  };
}
