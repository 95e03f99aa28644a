import type { AnyRouteMatch, AnyRouter } from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";

/** Makes a match that was loaded one that failed, for what is rendered next and for the data that the browser gets. */
export async function showErrorAt(router: AnyRouter, shown: AnyRouteMatch, error: unknown): Promise<void> {
  router.stores.setMatches(
    router.state.matches.map((match) => (match === shown ? { ...match, status: "error", error } : match)),
  );
  // The data was written with the page that failed: it is written anew.
  const { manifest } = router.ssr!;
  router.serverSsr!.cleanup();
  attachRouterServerSsrUtils({ router, manifest });
  await router.serverSsr!.dehydrate();
}
