import type { AnyRouter } from "@tanstack/react-router";

/** Puts something around every loading ahead of a link's page. @returns takes it away */
export function aroundPreloads(
  router: AnyRouter,
  around: (preload: () => ReturnType<AnyRouter["preloadRoute"]>) => ReturnType<AnyRouter["preloadRoute"]>,
): () => void {
  const { preloadRoute } = router;
  router.preloadRoute = (options) => around(() => preloadRoute(options));
  return () => {
    router.preloadRoute = preloadRoute;
  };
}

/** Puts something around the step in which a loaded page takes the place of the one before. @returns takes it away */
export function aroundPageChanges(
  router: AnyRouter,
  around: (change: () => Promise<void>) => Promise<void>,
): () => void {
  const { startViewTransition } = router;
  router.startViewTransition = around;
  return () => {
    router.startViewTransition = startViewTransition;
  };
}
