/** Hidden spam-protection fields. The script fills in all but the honeypot. */
export const guardFields = {
  /** Must stay empty; bots fill it in. */
  honeypot: "homepage",
  /** Milliseconds from page load to submission; empty without JavaScript. */
  elapsed: "elapsed",
  /** Idempotency key, the same for all retries; empty without JavaScript. */
  key: "key",
} as const;

/** Milliseconds. Faster submissions are treated as automated. */
export const leastElapsed = 1_500;

export const keyPattern = /^[\w-]{16,64}$/;
