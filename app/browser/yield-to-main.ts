/** Ends the task, so that the browser answers input and paints before the work goes on. Safari has no `scheduler`. */
export const yieldToMain = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
