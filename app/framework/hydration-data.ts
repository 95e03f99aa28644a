/** Start's `<Scripts />` and `<HeadContent />` would inline this data; here, the boot script gets its URLs. */
import { type AnyRouter, rootRouteId } from "@tanstack/react-router";

export type HydrationData = {
  entry: string;
  modules: string[];
  styles: string;
  state: string;
};

const hrefOf = (link: string | { href: string }) => (typeof link === "string" ? link : link.href);

/** Works once per server router, after it has loaded. */
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

export function withoutAssets<Result>(router: AnyRouter, render: () => Result): Result {
  const { ssr } = router;
  router.ssr = { manifest: undefined };
  try {
    return render();
  } finally {
    router.ssr = ssr;
  }
}

export function hydrateWithoutAssets(router: AnyRouter): void {
  const { hydrate } = router.options;
  router.options.hydrate = (data) => {
    router.ssr = { manifest: undefined };
    return hydrate?.(data);
  };
}

/** Removes load times, so that equal pages have equal data. */
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
