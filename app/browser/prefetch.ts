import type { AnyRouter } from "@tanstack/react-router";

import { aroundPreloads } from "#app/framework/router-steps.ts";

import { whenIdle } from "./when-idle.ts";
import { prefetching } from "./activity.ts";
import { mayPrefetch, readConnection } from "./connection.ts";

/**
 * Loads the code of the routes that links in view lead to, once the browser is idle. Their data is
 * loaded when the pointer comes near: a page shows more links than a server should answer for.
 */
export function prefetchLinksInView(router: AnyRouter): () => void {
  const done = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void prefetch(router, (target as HTMLAnchorElement).pathname, done);
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  let cancel = whenIdle(observe);
  const unsubscribe = router.subscribe("onRendered", () => {
    cancel();
    cancel = whenIdle(observe);
  });
  return () => {
    unsubscribe();
    cancel();
    observer.disconnect();
  };
}

async function prefetch(router: AnyRouter, pathname: string, done: Set<string>) {
  if (!mayPrefetch(readConnection())) return;
  const [routes] = router.getMatchedRoutes(pathname);
  const missing = routes.filter(({ id }) => !done.has(id));
  for (const { id } of missing) done.add(id);
  const end = prefetching.begin();
  await Promise.allSettled(missing.map((route) => router.loadRouteChunk(route)));
  end();
}

/** Links under the pointer load their page ahead of time under the same conditions. */
export const limitPreloads = (router: AnyRouter): (() => void) =>
  aroundPreloads(router, async (preload) => {
    if (!mayPrefetch(readConnection())) return undefined;
    const end = prefetching.begin();
    return preload().finally(end);
  });
