/** Milliseconds after which work begins even when the browser is never idle. */
const idleTimeout = 2_000;

/** Runs when the browser is idle. Safari has no idle callback: there it is the time-out alone. @returns takes it back */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, idleTimeout);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeout });
  return () => cancelIdleCallback(handle);
}
