/** Whether the database answers. Rejects with the reason when it does not. */
export type Readiness = () => Promise<void>;

/** Milliseconds for which one answer of the database counts for everyone who asks. */
const responseCounts = 1_000;

/** Asks the database at most once in a second, however many ask this process meanwhile. */
export function createReadiness(ping: () => Promise<void>, now: () => number = Date.now): Readiness {
  let last: { answer: Promise<void>; until: number } | undefined;
  return () => {
    if (last && now() < last.until) return last.answer;
    const current = { answer: ping(), until: Infinity };
    const settle = () => {
      current.until = now() + responseCounts;
    };
    current.answer.then(settle, settle);
    last = current;
    return current.answer;
  };
}
