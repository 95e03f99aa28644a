import { createSwrValue, type SwrValue } from "./swr-value.ts";
import { OverdueError, withTimeout } from "./with-timeout.ts";

export type SwrCache = {
  /**
   * What `ask` answered, now or earlier. Throws (rejects with) what `ask` throws, or an `OverdueError` when its answer
   * is not waited for (any longer).
   * @param key names the question; as many answers are held as there are keys, and for as long as the process lives
   * @param ask is kept with the key, so it must hold nothing of a request; for one key always the same
   */
  get: <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;
};

type SwrCacheOptions = {
  /** Milliseconds in which an answer is not asked for again; the same after a failure. */
  freshFor: number;
  /** Milliseconds that the first question waits for its answer. */
  patience: number;
  /** Failures that say the other server is down or slow. */
  isOutage: (error: unknown) => boolean;
  /** Told when an answer could not be refreshed; the last good one is used on. */
  onRefreshFailure: (key: string, error: unknown) => void;
  now?: () => number;
};

/** A wait is made of so many turns: while this process itself is busy no answer can come in, which counts as one. */
const turns = 4;

/**
 * Answers of another server that pages are drawn with. The last good one is held for good: it is given at once, and
 * refreshed in the background when it is no longer fresh. Only the first question of a key waits, and not even that
 * one as long as the other server is known to be down or slow; its answer is held when it comes after all.
 */
export function createSwrCache(options: SwrCacheOptions): SwrCache {
  const { freshFor, patience, isOutage, onRefreshFailure, now } = options;
  const answers = new Map<string, SwrValue<unknown>>();
  /** Whether somebody has waited in vain since the last good answer. */
  let troubled = false;

  const watch = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await ask();
      troubled = false;
      return answer;
    } catch (error) {
      troubled ||= isOutage(error);
      throw error;
    }
  };

  const hold = (key: string, ask: () => Promise<unknown>): SwrValue<unknown> =>
    createSwrValue(() => watch(ask), {
      lifeOf: () => ({ revalidateAfter: freshFor, endsAfter: Number.POSITIVE_INFINITY }),
      restAfterFailure: freshFor,
      onRevalidationFailure: (error) => onRefreshFailure(key, error),
      ...(now && { now }),
    });

  const waitFor = async (answer: Promise<unknown>): Promise<unknown> => {
    for (let turn = 1; !troubled; turn++) {
      try {
        return await withTimeout(patience / turns, answer);
      } catch (error) {
        if (!(error instanceof OverdueError)) throw error;
        troubled = turn >= turns;
        if (troubled) throw new OverdueError(patience);
      }
    }
    return withTimeout(0, answer);
  };

  return {
    get: async <Answer>(key: string, ask: () => Promise<Answer>) => {
      const held = answers.get(key) ?? hold(key, ask);
      answers.set(key, held);
      return (held.isCached() ? held.get() : waitFor(held.get())) as Promise<Answer>;
    },
  };
}
