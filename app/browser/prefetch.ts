import type { AnyRouter } from "@tanstack/react-router";

import { aroundPreloads } from "#app/framework/router-steps.ts";

import { whenIdle } from "./scheduling.ts";
import { prefetching } from "./activity.ts";

/** Browsers other than Chromium report only `onLine`. */
export type Connection = { onLine: boolean; effectiveType?: string; saveData?: boolean };

export const mayPrefetch = ({ onLine, effectiveType = "", saveData = false }: Connection): boolean =>
  onLine && !saveData && !effectiveType.endsWith("2g");

export function readConnection(): Connection {
  const { onLine, connection } = navigator as Navigator & { connection?: Omit<Connection, "onLine"> };
  return { onLine, effectiveType: connection?.effectiveType, saveData: connection?.saveData };
}

/**
 * Loads route chunks for links in view, without those of the cookie notice and the footer. Data is loaded only on hover,
 * to limit the server's load.
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
    for (const link of document.querySelectorAll(':is(header, main) a[href^="/"]')) observer.observe(link);
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

export const limitPreloads = (router: AnyRouter): (() => void) =>
  aroundPreloads(router, async (preload) => {
    if (!mayPrefetch(readConnection())) return undefined;
    const end = prefetching.begin();
    return preload().finally(end);
  });
