import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

type Change = { fromLocation?: ParsedLocation; toLocation: ParsedLocation };

export const isPageChange = ({ fromLocation, toLocation }: Change): boolean =>
  fromLocation !== undefined &&
  (fromLocation.pathname !== toLocation.pathname || fromLocation.searchStr !== toLocation.searchStr);

type Listener = { start: () => void; finish: (outcome: "failed" | undefined) => void };

/** `start` is called again when a navigation replaces a pending one. */
export function watchNavigation(router: AnyRouter, { start, finish }: Listener): () => void {
  let isPending = false;
  const unsubscribes = [
    router.subscribe("onBeforeLoad", (change) => {
      if (!isPageChange(change)) return;
      isPending = true;
      start();
    }),
    router.subscribe("onResolved", () => {
      if (!isPending) return;
      isPending = false;
      finish(router.state.matches.some(({ status }) => status === "error") ? "failed" : undefined);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
