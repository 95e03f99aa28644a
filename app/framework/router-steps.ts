import type { AnyRouter } from "@tanstack/react-router";

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
