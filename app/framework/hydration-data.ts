/**
 * What the browser needs to hydrate a page: the router's own data and the files of its manifest. Start's `<Scripts />` and
 * `<HeadContent />` would write both into the page; here the boot script gets their addresses (`boot-scripts.tsx`).
 */
import { type AnyRouter, rootRouteId } from "@tanstack/react-router";

export type HydrationData = {
  /** Address of the module that hydrates the page. */
  entry: string;
  /** Addresses of what it imports for this page's routes. */
  modules: string[];
  /** Address of the style sheet. */
  styles: string;
  /** Script that leaves the router's data where `StartClient` looks for it. */
  state: string;
};

const hrefOf = (link: string | { href: string }) => (typeof link === "string" ? link : link.href);

/** Takes the data from a router that has loaded a page and is to be rendered on the server. It can be taken once. */
export function takeHydrationData(router: AnyRouter): HydrationData | undefined {
  const routes = router.ssr?.manifest?.routes;
  const tags = routes && router.serverSsr?.takeInitialHydrationScriptTags();
  if (!tags) return undefined;
  const root = routes[rootRouteId];
  const entry = root?.scripts?.find(({ attrs }) => attrs?.["type"] === "module")?.attrs?.["src"];
  const [styles] = root?.css ?? [];
  if (typeof entry !== "string" || !styles) throw new Error("The manifest names no entry or no style sheet");
  const shown = router.stores.matches.get().flatMap(({ routeId }) => routes[routeId]?.preloads ?? []);
  return {
    entry,
    modules: [...new Set(shown.map(hrefOf))].filter((href) => href !== entry),
    styles: hrefOf(styles),
    state: [...tags.before, tags.boundary].map(({ children }) => children).join(";\n"),
  };
}

/** Renders with `<HeadContent />` naming no file of the manifest. */
export function withoutAssets<Result>(router: AnyRouter, render: () => Result): Result {
  const { ssr } = router;
  router.ssr = { manifest: undefined };
  try {
    return render();
  } finally {
    router.ssr = ssr;
  }
}

/** The same in the browser, from the first rendering on. */
export function hydrateWithoutAssets(router: AnyRouter): void {
  const { hydrate } = router.options;
  router.options.hydrate = (data) => {
    router.ssr = { manifest: undefined };
    return hydrate?.(data);
  };
}

/** Has the data say nothing of when it was loaded: the same page has the same data, whoever renders it and whenever. */
export function forgetLoadTimes(router: AnyRouter): void {
  const onServerSsrAttach = (ssr: NonNullable<AnyRouter["serverSsr"]>) => {
    const { dehydrate } = ssr;
    ssr.dehydrate = (options) => {
      router.stores.setMatches(router.stores.matches.get().map((match) => ({ ...match, updatedAt: 0 })));
      return dehydrate(options);
    };
  };
  router.serverSsrLifecycle = { onServerSsrAttach: [onServerSsrAttach] };
}
