/**
 * Attempts before a delivery is dead. With the pauses below these are about four days: a mail server
 * that fails on a Friday evening is noticed in time.
 */
export const maxAttempts = 100;

/** Seconds: no pause is longer, so an hour after a target is back it has everything. */
const longestPause = 3_600;

/**
 * Seconds until the next attempt: 2, 4, 8 … 3600, each a quarter more or less by chance, so that what
 * failed together does not come back together.
 * @param attempts made so far, from 1
 * @param random from 0 to 1
 */
export function backOff(attempts: number, random: number = Math.random()): number {
  return Math.min(longestPause, 2 ** Math.min(attempts, 12)) * (0.75 + random / 2);
}
