/** Fields that people do not see; the form's script fills in all but the honeypot. Known to the browser as well. */
export const guardFields = {
  /** Only a program that fills in every field fills in this one. */
  honeypot: "homepage",
  /** Milliseconds from opening the page to sending; without JavaScript it stays empty. */
  elapsed: "elapsed",
  /** Of one sending, however often it is tried again; without JavaScript it stays empty. */
  key: "key",
} as const;

/** Milliseconds. No person reads, fills in and sends a form in less. */
export const leastElapsed = 1_500;

/** What the script may choose as a key. */
export const keyPattern = /^[\w-]{16,64}$/;
