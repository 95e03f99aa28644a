import type { AnyRouter } from "@tanstack/react-router";

/** The start of the name of a property that React gives to elements that it has hydrated or made. */
const hydrationMark = "__reactFiber$";

export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith(hydrationMark));

/** React hydrates each in its own time. */
const parts = "body > header, main > *, body > footer";

/** Milliseconds; a browser extension may have put an element of its own among the parts. */
const longestWait = 4_000;

/**
 * Parts read the router's state, and React discards HTML that was rendered from another state: the first navigation
 * waits until all parts are hydrated.
 *
 * @param nextTask resolves after React had time to hydrate
 */
export function navigateAfterHydration(router: AnyRouter, nextTask: () => Promise<void>): void {
  const { load } = router;
  let hydration: Promise<void> | undefined;
  router.load = async (options) => {
    await (hydration ??= whenHydrated(nextTask));
    return load(options);
  };
}

async function whenHydrated(nextTask: () => Promise<void>): Promise<void> {
  const end = performance.now() + longestWait;
  while (performance.now() < end && ![...document.querySelectorAll(parts)].every(isHydrated))
    await nextTask();
}
