/** About four days with the delays below: a mail server may fail over a weekend. */
export const maxAttempts = 100;

const maxDelaySeconds = 3_600;

/** Seconds until the next attempt: 2, 4, 8 … 3600 with 25 % jitter. `attempts` from 1, `random` from 0 to 1. */
export function backOff(attempts: number, random: number = Math.random()): number {
  return Math.min(maxDelaySeconds, 2 ** Math.min(attempts, 12)) * (0.75 + random / 2);
}
