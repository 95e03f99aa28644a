export type Readiness = () => Promise<void>;

/** Milliseconds for which a result is shared. */
const sharedFor = 1_000;

export function createReadiness(ping: () => Promise<void>, now: () => number = Date.now): Readiness {
  let last: { response: Promise<void>; until: number } | undefined;
  return () => {
    if (last && now() < last.until) return last.response;
    const current = { response: ping(), until: Infinity };
    const settle = () => {
      current.until = now() + sharedFor;
    };
    current.response.then(settle, settle);
    last = current;
    return current.response;
  };
}
