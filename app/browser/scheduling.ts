/** Milliseconds; afterwards the work runs even if the browser is never idle. */
const idleTimeout = 2_000;

/** Safari has no idle callback, so only the time-out applies. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, idleTimeout);
    return () => clearTimeout(timer);
  }
  // oxlint-disable-next-line compat/compat -- checked above
  const handle = requestIdleCallback(run, { timeout: idleTimeout });
  return () => cancelIdleCallback(handle);
}

/** Milliseconds without a press or a key. */
const calmTime = 1_500;

/** For work that blocks the main thread: runs when the visitor pauses and the browser is idle. @returns cancels it */
export function whenCalm(run: () => void): () => void {
  const listening = new AbortController();
  let stopWaiting = () => {};
  const finish = () => {
    listening.abort();
    run();
  };
  const wait = () => {
    stopWaiting();
    const timer = setTimeout(() => (stopWaiting = whenIdle(finish)), calmTime);
    stopWaiting = () => clearTimeout(timer);
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, wait, { capture: true, passive: true, signal: listening.signal });
  wait();
  return () => {
    listening.abort();
    stopWaiting();
  };
}

/** Runs once. @param margin as `rootMargin` of `IntersectionObserver` @returns cancels it */
export function whenInView(element: Element, run: () => void, margin = "0px"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Lets the browser handle input and paint before work continues. Safari has no `scheduler`. */
export const yieldToMain = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler
    ? // oxlint-disable-next-line compat/compat -- checked before
      scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
