export type Random = () => number;

/** Deterministic pseudo-random numbers from 0 to 1. */
export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const oneOf = <Value>(values: readonly Value[], random: Random): Value =>
  values[Math.floor(random() * values.length)]!;
