import type { AnyRouteMatch, AnyRouter } from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";

export async function showErrorAt(router: AnyRouter, shown: AnyRouteMatch, error: unknown): Promise<void> {
  router.stores.setMatches(
    router.state.matches.map((match) => (match === shown ? { ...match, status: "error", error } : match)),
  );
  // The data was dehydrated along with the page that failed.
  const { manifest } = router.ssr!;
  router.serverSsr!.cleanup();
  attachRouterServerSsrUtils({ router, manifest });
  await router.serverSsr!.dehydrate();
}
