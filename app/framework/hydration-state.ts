import type { AnyRouter } from "@tanstack/react-router";

/** Start of the property name that React adds to elements that it has hydrated or created. */
const hydrationMark = "__reactFiber$";

export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith(hydrationMark));

/** Parts that React hydrates independently. */
const parts = "body > header, main > *, body > footer";

/** Milliseconds; the limit matters if a browser extension has inserted its own element between the parts. */
const longestWait = 4_000;

/** Milliseconds */
const pollInterval = 10;

/** The first navigation waits for all parts, because React discards HTML rendered from another router state. */
export function navigateAfterHydration(router: AnyRouter): void {
  const { load } = router;
  let hydration: Promise<void> | undefined;
  router.load = async (options) => {
    await (hydration ??= whenHydrated());
    return load(options);
  };
}

async function whenHydrated(): Promise<void> {
  const end = performance.now() + longestWait;
  while (performance.now() < end && ![...document.querySelectorAll(parts)].every(isHydrated))
    await timePasses();
}

/** Not `scheduler.yield()`, which continues before React's next task: React would not hydrate while this waits. */
const timePasses = () => new Promise((resolve) => setTimeout(resolve, pollInterval));
