/** Lets the browser handle input and paint before work continues. Safari has no `scheduler`. */
export const yieldToMain = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
