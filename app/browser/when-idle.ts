/** Milliseconds; then the work runs even if the browser is never idle. */
const idleTimeout = 2_000;

/** Safari has no idle callback, so only the time-out applies. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, idleTimeout);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeout });
  return () => cancelIdleCallback(handle);
}
