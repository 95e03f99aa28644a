/** About four days with the delays below: a mail server may fail over a weekend. */
export const maxAttempts = 100;

const maxDelaySeconds = 3_600;

/** Seconds until the next attempt: 2, 4, 8 … 3600 with 25 % jitter. `attempts` from 1, `random` from 0 to 1. */
export function backOff(attempts: number, random: number = Math.random()): number {
  return Math.min(maxDelaySeconds, 2 ** Math.min(attempts, 12)) * (0.75 + random / 2);
}

/** Codes only: messages may contain addresses and must not be logged. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: unknown };
  const codes = [code, responseCode].filter((value) => value !== undefined);
  if (codes.length > 0) return codes.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}
